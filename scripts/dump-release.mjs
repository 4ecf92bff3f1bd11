// Writes graph/database/testing/DATE.sql, the schema of a release with rows, from which the tests upgrade:
// DATABASE_URL=postgres://… node scripts/dump-release.mjs 2026-11-27
// The database is a new one that `npm run db:migrate` has filled. psql and pg_dump are those of its server's version, and the
// server is the oldest that the project takes if possible: a newer one may write what an older one cannot read.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const FOLDER = 'graph/database/testing'
const { DATABASE_URL } = process.env
const [name] = process.argv.slice(2)
if (!DATABASE_URL || !/^\d{4}-\d{2}-\d{2}$/.test(name ?? '')) {
  console.error('Usage: DATABASE_URL=postgres://… node scripts/dump-release.mjs 2026-11-27')
  process.exit(1)
}

execFileSync('psql', [
  '--quiet',
  '--set=ON_ERROR_STOP=1',
  '--single-transaction',
  `--file=${FOLDER}/rows.sql`,
  DATABASE_URL,
])
const dump = execFileSync(
  'pg_dump',
  // Graphile's queue brings its own schema up to date.
  ['--no-owner', '--no-privileges', '--inserts', '--exclude-schema=graphile_worker', DATABASE_URL],
  { encoding: 'utf8' },
)
// Only SQL: a database takes neither psql's commands nor settings that its version does not know.
const isSql = (line) => line.trim() !== '' && !/^(--|\\|SET |SELECT pg_catalog\.set_config)/.test(line)
writeFileSync(`${FOLDER}/${name}.sql`, `${dump.split('\n').filter(isSql).join('\n')}\n`)
console.log(`${FOLDER}/${name}.sql written.`)

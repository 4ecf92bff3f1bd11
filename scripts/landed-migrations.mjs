import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The migrations in `folder` by name, each with a hash of its statements: their comments and their files may change. */
export async function hashMigrations(folder) {
  const hashes = {}
  for (const file of await readdir(folder)) {
    const module = await import(resolve(join(folder, file)))
    const classes = Object.values(module).filter((value) => typeof value?.prototype?.up === 'function')
    for (const Migration of classes) {
      const migration = new Migration()
      hashes[migration.name] = await hashStatements(migration)
    }
  }
  return hashes
}

/** The list `landed` with the migrations that are new in `hashes`; throws for one that is not what landed. */
export function addMigrations(landed, hashes) {
  const changed = Object.keys(landed).filter((name) => landed[name] !== hashes[name])
  if (changed.length > 0) {
    throw new Error(
      `${changed.join(', ')}: a migration that has landed is never edited or removed, because databases have run it. ` +
        'Undo the change, and make another migration. While it is on no branch but yours, delete its line in graph/database/landed-migrations.json.',
    )
  }
  const latest = Math.max(0, ...Object.keys(landed).map(timeOf))
  const early = Object.keys(hashes).filter((name) => !(name in landed) && !(timeOf(name) > latest))
  if (early.length > 0)
    throw new Error(
      `${early.join(', ')}: a new migration runs last, so the time in its name must be greater than ${latest}.`,
    )
  const inOrder = ([a], [b]) => timeOf(a) - timeOf(b)
  return Object.fromEntries(Object.entries(hashes).sort(inOrder))
}

const timeOf = (name) => Number(name.match(/\d{13}$/))

/** What a migration asks of the database is answered with no rows. */
async function hashStatements(migration) {
  const statements = []
  const runner = {
    query: async (statement, values = []) => {
      statements.push([statement.replace(/\s+/g, ' ').trim(), values])
      return []
    },
  }
  await migration.up(runner)
  await migration.down(runner)
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex')
}

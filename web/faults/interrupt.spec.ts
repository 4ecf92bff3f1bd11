import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, test } from 'playwright/test'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { report } from './report.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAM = 'dist/server/inventory.js'
const VEHICLES = 20_000

let folder: string
let postgres: EmbeddedPostgres
let database: pg.Client
let env: NodeJS.ProcessEnv

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-interrupt-'))
  postgres = await startEmbeddedPostgres(folder, { fsync: false })
  database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder }
  const sample = join(folder, 'sample.json')
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
  await run('dist/server/database.js', 'migrate')
  await run(PROGRAM, 'export', sample)
  const [{ aliases, ...vehicle }] = JSON.parse(await readFile(sample, 'utf8'))
  const many = Array.from({ length: VEHICLES }, (_, index) => ({ ...vehicle, id: `new-${index}` }))
  await writeFile(join(folder, 'many.json'), JSON.stringify(many))
})

test.afterAll(async () => {
  await database.end()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const startImport = async () => {
  const args = [PROGRAM, 'import', join(folder, 'many.json')]
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const result = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  const isReading = `select from pg_stat_activity where state = 'active' and query ilike 'copy inventory_file%'`
  await eventually(async () => (await database.query(isReading)).rowCount === 1)
  return { child, result }
}

const stock = async () => (await database.query('select count(*)::int as count from vehicles')).rows[0].count

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`an import that ${signal} interrupts changes nothing and says so`, async () => {
    const before = await stock()
    const { child, result } = await startImport()
    const startedAt = performance.now()
    child.kill(signal)
    const [[code], said, complaint] = await result
    const tookMs = performance.now() - startedAt
    const sentence = `Interrupted by ${signal}: what was not finished is rolled back.\n`
    expect({ code, said, complaint }).toEqual({ code: 130, said: '', complaint: sentence })
    expect(await stock()).toBe(before)
    const saw = `exit code 130 after ${(tookMs / 1000).toFixed(1)} s, the stock as before`
    report({ fault: `${signal} during an import of ${VEHICLES} vehicles`, saw, lost: 0 })
  })
}

test('a second signal ends an import at once', async () => {
  const before = await stock()
  const { child, result } = await startImport()
  child.kill('SIGSTOP')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGCONT'] as const) child.kill(signal)
  expect((await result)[0][0]).toBe(130)
  await eventually(async () => (await stock()) === before)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { runProgram } from '#web/e2e/startSite.ts'
import { report } from './report.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VEHICLES = 20_000

let database: OwnDatabase
let settings: Record<string, string>

test.beforeAll(async () => {
  database = await startOwnDatabase()
  const { folder, url } = database
  settings = { DATABASE_URL: url, DATA_DIR: folder }
  const sample = join(folder, 'sample.json')
  await runProgram('database', ['migrate'], settings)
  await runProgram('inventory', ['export', sample], settings)
  // The numbers are those of one cart.
  const [{ aliases, stockNumber, vin, serialNumber, ...vehicle }] = JSON.parse(await readFile(sample, 'utf8'))
  const many = Array.from({ length: VEHICLES }, (_, index) => ({ ...vehicle, id: `new-${index}` }))
  await writeFile(join(folder, 'many.json'), JSON.stringify(many))
})

test.afterAll(() => database.stop())

const startImport = async () => {
  const args = ['dist/server/inventory.js', 'import', join(database.folder, 'many.json')]
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const result = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  await eventually(isReading)
  return { child, result }
}

const isReading = async () => {
  const statement = `select from pg_stat_activity where state = 'active' and query ilike 'copy inventory_file%'`
  return (await database.client.query(statement)).rowCount === 1
}

const stock = async () => (await database.client.query('select count(*)::int as count from vehicles')).rows[0].count

for (const command of ['reset', 'revert']) {
  test(`db:${command} deletes nothing unless the database is named`, async () => {
    const before = await stock()
    await expect(runProgram('database', [command], settings)).rejects.toThrow(
      new RegExp(`Database: (\\w+) on .*Nothing was changed\\. db:${command} deletes .* -- --yes \\1`, 's'),
    )
    expect(await stock()).toBe(before)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`an import that ${signal} interrupts changes nothing and says so`, async () => {
    const before = await stock()
    const { child, result } = await startImport()
    const startedAt = performance.now()
    child.kill(signal)
    const [[code], said, complaint] = await result
    const tookMs = performance.now() - startedAt
    const sentence = `Interrupted by ${signal}: unfinished work is rolled back.\n`
    expect({ code, said, complaint }).toEqual({ code: 130, said: '', complaint: expect.stringContaining(sentence) })
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

test('an import that kill -9 ends changes nothing, and is made when it runs again', async () => {
  const before = await stock()
  const { child, result } = await startImport()
  child.kill('SIGKILL')
  expect((await result)[0]).toEqual([null, 'SIGKILL'])
  await eventually(async () => (await isReading()) === false)
  expect(await stock()).toBe(before)
  expect(await runProgram('inventory', ['import', join(database.folder, 'many.json')], settings)).toContain(
    `${VEHICLES} added`,
  )
  expect(await stock()).toBe(before + VEHICLES)
  report({ fault: `kill -9 of an import of ${VEHICLES} vehicles`, saw: 'all of it when it runs again', lost: 0 })
})

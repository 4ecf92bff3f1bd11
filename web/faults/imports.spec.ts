import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { eventually } from '#graph/testing/eventually.ts'
import { STAFF } from '#web/e2e/fixtures.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { runProgram, type Site, startSite } from '#web/e2e/startSite.ts'
import { see, WITHOUT_LIMITS } from './visitors.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VEHICLES = 20_000
const LONGEST_RETRY_MS = 600_000

/** Statements of an import, as Postgres shows them while they run. */
const READING = 'insert into inventory_file%'
const MOMENTS = { 'its rows are read': READING, 'its vehicles are written': '%insert into vehicles %' }

let database: OwnDatabase
let settings: Record<string, string>

test.beforeAll(async () => {
  database = await startOwnDatabase()
  settings = { DATABASE_URL: database.url, DATA_DIR: database.folder, STAFF, ...WITHOUT_LIMITS }
  const sample = join(database.folder, 'sample.json')
  await runProgram('database', ['migrate'], settings)
  await runProgram('inventory', ['export', sample], settings)
  // The numbers are those of one cart.
  const [{ aliases, stockNumber, vin, serialNumber, ...vehicle }] = JSON.parse(await readFile(sample, 'utf8'))
  const many = Array.from({ length: VEHICLES }, (_, index) => ({ ...vehicle, id: `new-${index}` }))
  await writeFile(join(database.folder, 'many.json'), JSON.stringify(many))
})

test.afterAll(() => database.stop())

const rowsOf = async (statement: string, ...values: string[]) => (await database.client.query(statement, values)).rows
const stock = async (like = '%') =>
  (await rowsOf('select count(*)::int as count from vehicles where id like $1', like))[0].count
const isAtWork = async (statement: string) =>
  (await rowsOf(`select from pg_stat_activity where state = 'active' and query ilike $1`, statement)).length > 0

const startImport = async () => {
  const args = ['dist/server/inventory.js', 'import', join(database.folder, 'many.json')]
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const result = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  await eventually(() => isAtWork(READING))
  return { child, result }
}

// process.test.ts has SIGINT.
test('an import that SIGTERM interrupts changes nothing and says so', async () => {
  const before = await stock()
  const { child, result } = await startImport()
  child.kill('SIGTERM')
  const [[code], said, complaint] = await result
  const sentence = 'Interrupted by SIGTERM: unfinished work is rolled back.\n'
  expect({ code, said, complaint }).toEqual({ code: 130, said: '', complaint: expect.stringContaining(sentence) })
  expect(await stock()).toBe(before)
})

test('an import that kill -9 ends changes nothing, and is made when it runs again', async () => {
  const before = await stock()
  const { child, result } = await startImport()
  child.kill('SIGKILL')
  expect((await result)[0]).toEqual([null, 'SIGKILL'])
  await eventually(async () => !(await isAtWork(READING)))
  expect(await stock()).toBe(before)
  expect(await runProgram('inventory', ['import', join(database.folder, 'many.json')], settings)).toContain(
    `${VEHICLES} added`,
  )
  expect(await stock()).toBe(before + VEHICLES)
})

test.describe('while the site dies,', () => {
  let key: string
  let site: Site

  test.beforeAll(async () => {
    site = await startSite(settings)
    key = /key_\S+/.exec(await runProgram('partners', ['add', 'lot', '--scope', 'inventory:write'], settings))![0]
  })

  test.afterAll(() => site.stop())

  const push = async (file: string) => {
    const headers = {
      'content-type': 'text/csv',
      'x-partner-key': key,
      'idempotency-key': createHash('md5').update(file).digest('hex'),
    }
    const { status, body } = await see(`${site.origin}/api/inventory`, { method: 'POST', headers, body: file })
    return { status, ...JSON.parse(body) }
  }

  for (const [moment, statement] of Object.entries(MOMENTS)) {
    test(`a push of which ${moment} changes nothing, and is made once when it is sent again`, async () => {
      const name = statement.replace(/\W+/g, '')
      const rows = Array.from({ length: VEHICLES }, (_, index) => `${name}-${index},A cart,Denago,Nomad,7995,New.`)
      const file = ['id,name,brand,category,price,description', ...rows].join('\n')
      const lost = push(file).catch(() => undefined)
      await eventually(() => isAtWork(statement))
      await site.stop('SIGKILL')
      expect(await lost).toBeUndefined()
      await eventually(async () => !(await isAtWork(statement)))
      expect(await stock(`${name}-%`)).toBe(0)
      expect(await rowsOf('select from inventory_pushes where answer::text like $1', `%${name}%`)).toEqual([])

      site = await startSite(settings)
      // As a partner's program does: a machine with a third of the CPU may answer that it has no time now.
      const answer = await eventually(async () => {
        const given = await push(file)
        return given.status !== 503 && given
      }, LONGEST_RETRY_MS)
      expect(answer).toMatchObject({ status: 200, added: { count: VEHICLES } })
      expect(await push(file)).toEqual(answer)
      expect(await stock(`${name}-%`)).toBe(VEHICLES)
    })
  }

  test('photos are added to a cart all or not at all, and those that it names are stored', async ({ page }) => {
    const cookie = { name: 'desk', value: 'of-this-test', url: site.origin }
    await rowsOf('insert into staff_sessions (token_hash, email) values (sha256($1), $2)', cookie.value, STAFF)
    await page.context().addCookies([cookie])
    for (const delay of [150, 600, 1500]) {
      await page.goto(`${site.origin}/desk/carts/denago-nomad`)
      const before = await page.locator('[name^="remove."]').count()
      const pictures = [0, 60, 120, 180].map(async (r) => {
        const create = { width: 4032, height: 3024, channels: 3, background: { r, g: delay / 10, b: 90 } } as const
        return { name: `${r}.jpg`, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
      })
      await page.getByRole('button', { name: 'Photos', exact: true }).setInputFiles(await Promise.all(pictures))
      const adding = page.getByRole('button', { name: 'Add photos' }).click()
      await wait(delay)
      await site.stop('SIGKILL')
      await adding.catch(() => {})
      site = await startSite(settings)
      const [{ images }] = await rowsOf(`select images from vehicles where id = 'denago-nomad'`)
      expect([before, before + 4]).toContain(images.length)
      const uploads = images.map(({ path }: { path: string }) => path).filter((path: string) => /^uploads/.test(path))
      for (const path of uploads) expect(existsSync(join(database.folder, 'media', path)), path).toBe(true)
    }
  })
})

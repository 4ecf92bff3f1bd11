import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { jest } from '@jest/globals'
import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { listen } from '#graph/http/server.ts'
import { PartnerService } from '#graph/partners/partner.service.ts'
import { SecretCipher } from '#graph/partners/webhooks/secret-cipher.ts'
import { WebhookService } from '#graph/partners/webhooks/webhook.service.ts'
import { startJobs } from '#graph/start/start-jobs.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { createExampleFolder } from '#graph/testing/example.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { startWebhookReceiver } from '#graph/testing/webhook-receiver.ts'

// Nothing here is measured: the bounds end a test whose event never comes.
const LIMIT_MS = 300_000
jest.setTimeout(2 * LIMIT_MS)

const WEBHOOK_KEY = 'only-for-this-test-0123456789abcdef'

const test = await createTestGraph()
const { database } = test
const jobs = startJobs(
  {
    siteUrl: TEST_SITE,
    webhookKey: WEBHOOK_KEY,
    allowsLocalWebhooks: true,
    mailFrom: 'a@carts.example',
    mailTo: 'b@carts.example',
  },
  database,
  { warn() {}, error() {} },
)
const watch = await watchCatalogue(test.databaseUrl, {
  onChange: () => jobs.catalogueChanged(),
})
const site = `http://127.0.0.1:${await listen(test.server, { port: 0, host: '127.0.0.1' })}`

let folder: Awaited<ReturnType<typeof createExampleFolder>>
beforeEach(async () => {
  folder = await createExampleFolder()
})
// Whatever became of the test, its programs end here.
afterEach(() => folder.remove())

afterAll(async () => {
  watch.close()
  await jobs.stop()
  await test.close()
})

type Rows = Record<string, string>

const run = (statement: string, values: unknown[] = []) => database.query(statement, values)
const soon = <Thing>(find: () => Promise<Thing | undefined | false> | Thing | undefined | false) =>
  eventually(find, LIMIT_MS)

const keepCopy = (seconds = '1', env?: Record<string, string>) =>
  folder.start('keep-copy', [site, 'copy.json', seconds], env)

const copied = async (): Promise<Rows> => {
  const text = await readFile(join(folder.path, 'copy.json'), 'utf8').catch(() => '{"vehicles":{}}')
  const vehicles: { id: string; price: number; updatedAt: string }[] = Object.values(JSON.parse(text).vehicles)
  return sorted(vehicles.map(({ id, price, updatedAt }) => [id, `${price} ${updatedAt}`]))
}

const stocked = async (): Promise<Rows> => {
  const rows: { id: string; price: number; updated_at: Date }[] = await run(
    'select id, price, updated_at from vehicles',
  )
  return sorted(rows.map(({ id, price, updated_at }) => [id, `${price} ${updated_at.toISOString()}`]))
}

const sorted = (rows: [string, string][]): Rows =>
  Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Waits until the copy of the example equals the inventory. */
async function expectEqual(): Promise<void> {
  const stock = JSON.stringify(await stocked())
  await soon(async () => JSON.stringify(await copied()) === stock)
}

/** Adds, changes and removes vehicles until it is told to stop, some of them in transactions that last. */
function changeAllTheTime() {
  let goesOn = true
  const progress = { added: 0 }
  const work = async () => {
    for (let turn = 0; goesOn; turn += 1) {
      const runner = database.createQueryRunner()
      await runner.startTransaction()
      await runner.query('update vehicles set price = price + 1 where id like $1', [`bulk-%${turn % 100}`])
      await wait(turn % 10 === 0 ? 100 : 0)
      await runner.query('delete from vehicles where id = $1', [`bulk-${turn}`])
      await runner.query(
        `insert into vehicles (id, name, brand, category, price, description) values ($1, 'New', 'B', 'C', 1, '')`,
        [`new-${turn}`],
      )
      await runner.commitTransaction()
      await runner.release()
      progress.added = turn
      // While any transaction is open, the log holds back the changes of its minute.
      await wait(40)
    }
  }
  const done = work()
  const stop = async () => {
    goesOn = false
    await done
  }
  return { progress, stop }
}

/** A partner whose webhook leads to a port that is free now. */
async function addPartner(name: string) {
  const { url, stop } = await startWebhookReceiver()
  await stop()
  await new PartnerService(database).add(name)
  const secret = await new WebhookService(database).add(name, url, new SecretCipher(WEBHOOK_KEY))
  return { url, env: { WEBHOOK_SECRET: secret, PORT: new URL(url).port } }
}

it('the programs and their types pass the check of the guide', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
  const [, options] = /npx tsc (.*) \*\.mts$/m.exec(guide)!
  const programs = (await readdir(folder.path)).filter((name) => name.endsWith('.mts'))
  expect(programs).toHaveLength(4)
  const compiler = join(folder.path, 'node_modules/typescript/lib/tsc.js')
  const check = promisify(execFile)(process.execPath, [compiler, ...options!.split(' '), ...programs], {
    cwd: folder.path,
  })
  expect(await check.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' })
})

it('receiver.mts keeps a copy by webhooks, also when a vehicle gets a new id', async () => {
  const { url, env } = await addPartner('receiver')
  const example = folder.start('receiver', [], env)
  await soon(() =>
    fetch(url, { method: 'POST' }).then(
      ({ status }) => status === 400,
      () => false,
    ),
  )
  await addVehicle(database, { id: 'before' })
  await soon(() => example.output.includes('vehicle.upserted before: 1 vehicles'))
  await run(`update vehicles set id = 'after', aliases = '["before"]' where id = 'before'`)
  await soon(() =>
    /vehicle\.\w+ (before|after): \d vehicles\n.*vehicle\.\w+ (before|after): 1 vehicles\n$/s.test(example.output),
  )
  expect(example.output).toContain('vehicle.removed before')
  expect(example.output).toContain('vehicle.upserted after')
})

it('keep-copy.mts is woken by a webhook, long before its next poll', async () => {
  const { url, env } = await addPartner('woken')
  const example = keepCopy('600', env)
  await soon(() => example.output.includes('complete until'))
  const forged = await fetch(url, { method: 'POST', body: '{}' })
  expect(forged.status).toBe(400)
  await addVehicle(database, { id: 'hooked' })
  await soon(async () => 'hooked' in (await copied()))
})

it('keep-copy.mts misses nothing and has nothing stale or twice, even if it is killed while vehicles change and get new ids', async () => {
  await run(`
    insert into vehicles (id, name, brand, category, price, description)
    select 'bulk-' || number, 'Bulk', 'B', 'C', number, '' from generate_series(1, 3000) number
  `)
  for (const id of ['first', 'second', 'third']) await addVehicle(database, { id })
  const { progress, stop } = changeAllTheTime()
  try {
    const first = keepCopy()
    await soon(async () => Object.keys(await copied()).length > 500)
    await first.kill()
    await run(`update vehicles set id = 'first-b', aliases = '["first"]' where id = 'first'`)
    await run(`update vehicles set id = 'second-b', aliases = '["second"]' where id = 'second'`)
    await run(`update vehicles set aliases = '[]' where id = 'second-b'`)
    await run(`delete from vehicles where id = 'third'`)
    await addVehicle(database, { id: 'third-b', aliases: ['third'] })
    const addedLater = `new-${progress.added + 5}`
    await soon(() => `new-${progress.added}` === addedLater)
    keepCopy()
    await soon(async () => addedLater in (await copied()))
  } finally {
    await stop()
  }
  await expectEqual()
})

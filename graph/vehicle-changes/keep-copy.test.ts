import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { listen } from '#graph/http/server.ts'
import { PartnerService } from '#graph/partners/partner.service.ts'
import { SecretBox } from '#graph/partners/webhooks/secret-box.ts'
import { startWebhooks } from '#graph/partners/webhooks/start-webhooks.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { startWebhookReceiver } from '#graph/testing/webhook-receiver.ts'

jest.setTimeout(60_000)

let webhooks: ReturnType<typeof startWebhooks> | undefined

const test = await createTestGraph()
const watch = await watchCatalogue(test.databaseUrl, {
  onChange() {
    test.graph.services.vehicleChangeFeed.wake()
    webhooks?.catalogueChanged()
  },
})
const site = `http://127.0.0.1:${await listen(test.server, { port: 0, host: '127.0.0.1' })}`
const folder = await mkdtemp(join(tmpdir(), 'copy-'))
const file = join(folder, 'copy.json')

afterAll(async () => {
  watch.close()
  await test.close()
  await rm(folder, { recursive: true })
})

type Rows = Record<string, string>

/** Without an environment of its own, the example has that of the test. */
const start = (env?: Record<string, string>) =>
  spawn(process.execPath, ['docs/examples/keep-copy.ts', site, file], { stdio: 'ignore', env })

const copied = async (): Promise<Rows> => {
  const text = await readFile(file, 'utf8').catch(() => '{"vehicles":{}}')
  const vehicles: { id: string; price: number; updatedAt: string }[] = Object.values(JSON.parse(text).vehicles)
  return Object.fromEntries(vehicles.map(({ id, price, updatedAt }) => [id, `${price} ${updatedAt}`]))
}

const stocked = async (): Promise<Rows> => {
  const rows = await test.database.query('select id, price::float, updated_at from vehicles')
  return Object.fromEntries(
    rows.map((row: { id: string; price: number; updated_at: Date }) => [
      row.id,
      `${row.price} ${row.updated_at.toISOString()}`,
    ]),
  )
}

/** Adds, changes and removes vehicles until it is told to stop, some of them in transactions that last. */
function changeAllTheTime() {
  let goesOn = true
  const work = async () => {
    for (let turn = 0; goesOn; turn += 1) {
      const runner = test.database.createQueryRunner()
      await runner.startTransaction()
      await runner.query(`update vehicles set price = price + 1 where id like $1`, [`bulk-%${turn % 100}`])
      await wait(turn % 10 === 0 ? 100 : 0)
      await runner.query('delete from vehicles where id = $1', [`bulk-${turn}`])
      await runner.query(
        `insert into vehicles (id, name, brand, category, price, description) values ($1, 'New', 'B', 'C', 1, '')`,
        [`new-${turn}`],
      )
      await runner.commitTransaction()
      await runner.release()
      // While any transaction is open, the log holds back the changes of its minute.
      await wait(40)
    }
  }
  const done = work()
  return async () => {
    goesOn = false
    await done
  }
}

it('the reference client is woken by a webhook, long before it would ask again', async () => {
  const { url, stop } = await startWebhookReceiver()
  await stop()
  const webhookKey = 'only-for-this-test-0123456789abcdef'
  const partners = new PartnerService(test.database)
  await partners.add('acme')
  const secret = await partners.addWebhook('acme', url, new SecretBox(webhookKey))
  const example = start({ WEBHOOK_SECRET: secret, PORT: new URL(url).port })
  await eventually(async () => Object.keys(await copied()).length > 0)
  const forged = await fetch(url, { method: 'POST', body: '{}' })
  const ignore = { warn() {}, error() {} }
  webhooks = startWebhooks({ siteUrl: TEST_SITE, webhookKey, allowsLocalWebhooks: true }, test.database, ignore)
  await addVehicle(test.database, { id: 'hooked' })
  await eventually(async () => 'hooked' in (await copied()), 20_000)
  example.kill()
  await once(example, 'exit')
  await webhooks.stop()
  expect(forged.status).toBe(400)
})

it('the reference client misses nothing and keeps nothing stale, although it is killed while vehicles change', async () => {
  await test.database.query(`
    insert into vehicles (id, name, brand, category, price, description)
    select 'bulk-' || number, 'Bulk', 'B', 'C', number, '' from generate_series(1, 10000) number
  `)
  const stopChanging = changeAllTheTime()
  const first = start()
  await eventually(async () => Object.keys(await copied()).length > 2000)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const half = Object.keys(await copied()).length
  await wait(200)

  const second = start()
  await wait(3000)
  await stopChanging()
  const stock = await stocked()
  const isEqual = async () => JSON.stringify(sorted(await copied())) === JSON.stringify(sorted(stock))
  await eventually(isEqual, 20_000).catch(async () => expect(await copied()).toEqual(stock))
  second.kill()
  await once(second, 'exit')
  expect(half).toBeLessThan(Object.keys(stock).length)
})

const sorted = (rows: Rows) => Object.entries(rows).toSorted(([one], [other]) => (one < other ? -1 : 1))

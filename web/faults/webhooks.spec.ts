import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#graph/testing/webhook-receiver.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { runProgram, type Site, startSite } from '#web/e2e/startSite.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`../../graph/testing/tls/localhost.${name}`, import.meta.url))
const TLS = { key: readFileSync(fileOf('key')), cert: readFileSync(fileOf('pem')) }
const CHANGES = 20
const KILLS = 5
/** Beyond the pause after the third failure; nothing here is measured. */
const LIMIT_MS = 120_000

let database: OwnDatabase
let settings: Record<string, string>
let site: Site | undefined
const receivers: WebhookReceiver[] = []

test.beforeAll(async () => {
  database = await startOwnDatabase()
  settings = {
    DATABASE_URL: database.url,
    WEBHOOK_KEY: 'only-for-this-test-0123456789abcdef',
    WEBHOOK_TARGETS: 'local',
    NODE_EXTRA_CA_CERTS: fileOf('pem'),
  }
  site = await startSite(settings)
})

test.afterAll(async () => {
  await site?.stop('SIGKILL')
  await Promise.all(receivers.map((receiver) => receiver.stop()))
  await database.stop()
})

const partners = (...args: string[]) => runProgram('partners', args, settings)

/** Adds a partner whose receiver verifies each event. */
const addPartner = async (name: string, addressOf = ({ url }: WebhookReceiver) => url) => {
  const receiver = await startWebhookReceiver(TLS)
  receivers.push(receiver)
  const printed = await partners('add', name, '--url', addressOf(receiver))
  receiver.secret = /whsec_\S+/.exec(printed)![0]
  return receiver
}

let changes = 0

/** Adds vehicles one by one; returns their ids in the order of the commits. */
const change = async (count: number) => {
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    // Changes of the same millisecond are told in the order of their ids.
    const id = `change-${String(++changes).padStart(4, '0')}`
    const columns = 'id, name, brand, category, price, description'
    await database.client.query(`insert into vehicles (${columns}) values ($1, 'A', 'B', 'C', 1, '')`, [id])
    ids.push(id)
  }
  return ids
}

test('no change is lost when the site is killed between its commit and its delivery', async () => {
  const fine = await addPartner('fine')
  const misnamed = await addPartner('misnamed', ({ url }) => url.replace('localhost', '127.0.0.1'))
  // So that some deliveries are accepted and not yet noted when the site is killed.
  fine.delayMs = 20
  const ids: string[] = []
  for (let kills = 0; kills < KILLS; kills++) {
    const changing = change(CHANGES)
    await wait(Math.random() * 300)
    await site!.stop('SIGKILL')
    ids.push(...(await changing))
    site = await startSite(settings)
  }
  const arrived = () => fine.events.map(({ data }) => data.id as string).filter((id) => ids.includes(id))
  await eventually(() => new Set(arrived()).size === ids.length, LIMIT_MS)
  // Each at least once, and its first arrivals in the order of the commits.
  expect([...new Set(arrived())]).toEqual(ids)

  // A certificate of another name gets nothing.
  await eventually(async () => (await partners('list')).includes('altnames'), LIMIT_MS)
  expect(misnamed.events).toEqual([])
})

test('an address that no webhook may go to is refused when it is given', async () => {
  const args = ['add', 'inside', '--url', 'https://127.0.0.1/']
  const adding = runProgram('partners', args, { ...settings, WEBHOOK_TARGETS: '' })
  await expect(adding).rejects.toThrow(/Nothing can be sent to \S+: 127\.0\.0\.1 is not an address of the internet/)
  expect(await partners('list')).not.toContain('inside')
})

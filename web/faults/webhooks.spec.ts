import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#graph/testing/webhook-receiver.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { runProgram, type Site, startSite } from '#web/e2e/startSite.ts'
import { report } from './report.ts'

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

/** Adds vehicles one by one; returns their ids in the order of the commits, and when each was committed. */
const change = async (count: number) => {
  const commits: { id: string; at: number }[] = []
  for (let made = 0; made < count; made++) {
    // Changes of the same millisecond are told in the order of their ids.
    const id = `change-${String(++changes).padStart(4, '0')}`
    await database.client.query(
      `insert into vehicles (id, name, brand, category, price, description) values ($1, 'A', 'B', 'C', 1, '')`,
      [id],
    )
    commits.push({ id, at: Date.now() })
  }
  return commits
}

/** The changes that arrived: each at least once, and its first arrivals in the order of the commits. */
const check = ({ events }: WebhookReceiver, ids: string[]) => {
  const arrived = events.map(({ data }) => data.id as string).filter((id) => ids.includes(id))
  const first = [...new Set(arrived)]
  const lost = ids.filter((id) => !first.includes(id)).length
  expect(first).toEqual(ids)
  return { lost, saw: `${first.length} delivered, ${arrived.length - first.length} doubled` }
}

const hasAll = ({ events }: WebhookReceiver, ids: string[]) =>
  ids.every((id) => events.some(({ data }) => data.id === id))

test('an endpoint with a fault gets everything after it, and the others get everything meanwhile', async () => {
  const fine = await addPartner('fine')
  const failing = await addPartner('failing')
  const slow = await addPartner('slow')
  const redirecting = await addPartner('redirecting')
  const misnamed = await addPartner('misnamed', ({ url }) => url.replace('localhost', '127.0.0.1'))
  const down = await addPartner('down')
  const inside = await startWebhookReceiver()
  receivers.push(inside)
  failing.answer = (response) => response.writeHead(500).end()
  slow.delayMs = 5000
  redirecting.answer = (response) => response.writeHead(308, { location: inside.url }).end()
  await down.stop()

  const commits = await change(CHANGES)
  const ids = commits.map(({ id }) => id)
  await eventually(() => hasAll(fine, ids), LIMIT_MS)
  const delays = commits.map(({ id, at }) => fine.events.find(({ data }) => data.id === id)!.receivedAt - at)
  const median = delays.sort((a, b) => a - b)[CHANGES / 2]
  await eventually(async () => (await partners('list')).match(/failing since/g)?.length === 4, LIMIT_MS)
  const states = await partners('list')
  for (const reason of ['HTTP 500', 'HTTP 308: redirects are not followed', 'altnames', 'ECONNREFUSED']) {
    expect(states).toContain(reason)
  }
  expect(inside.requests).toBe(0)
  report({ fault: 'other endpoints fail', ...check(fine, ids), recoverMs: median })

  const startedAt = performance.now()
  for (const receiver of [failing, redirecting]) receiver.answer = undefined
  slow.delayMs = 0
  await partners('add', 'misnamed', '--url', misnamed.url)
  const restarted = await startWebhookReceiver(TLS)
  receivers.push(Object.assign(restarted, { secret: down.secret }))
  await partners('add', 'down', '--url', restarted.url)
  const recovering = { 'HTTP 500': failing, slow, redirect: redirecting, certificate: misnamed, down: restarted }
  for (const [fault, receiver] of Object.entries(recovering)) {
    await eventually(() => hasAll(receiver, ids), LIMIT_MS)
    report({ fault: `webhook: ${fault}`, ...check(receiver, ids), recoverMs: performance.now() - startedAt })
  }
})

test('an address that no webhook may go to is refused when it is given', async () => {
  const args = ['add', 'inside', '--url', 'https://127.0.0.1/']
  const adding = runProgram('partners', args, { ...settings, WEBHOOK_TARGETS: '' })
  await expect(adding).rejects.toThrow(/Nothing can be sent to \S+: 127\.0\.0\.1 is not an address of the internet/)
  expect(await partners('list')).not.toContain('inside')
})

test('no change is lost when the site is killed between its commit and its delivery', async () => {
  const fine = receivers[0]!
  // So that some deliveries are accepted and not yet noted when the site is killed.
  fine.delayMs = 20
  const ids: string[] = []
  for (let kills = 0; kills < KILLS; kills++) {
    const changing = change(CHANGES)
    await wait(Math.random() * 300)
    await site!.stop('SIGKILL')
    ids.push(...(await changing).map(({ id }) => id))
    site = await startSite(settings)
  }
  const startedAt = performance.now()
  await eventually(() => hasAll(fine, ids), LIMIT_MS)
  report({ fault: `webhook: ${KILLS} kills`, ...check(fine, ids), recoverMs: performance.now() - startedAt })
})

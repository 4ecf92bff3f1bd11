import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { checkWebhooks } from '#graph/cli/doctor/database-checks.ts'
import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { startJobs } from '#graph/start/start-jobs.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#graph/testing/webhook-receiver.ts'
import { PartnerService } from './partner.service.ts'
import { PartnerKeys } from './partner-keys.ts'
import { SecretCipher } from './webhooks/secret-cipher.ts'
import { WebhookService } from './webhooks/webhook.service.ts'
import { WebhookQueue } from './webhooks/webhook-queue.ts'

const CONFIG = {
  ...{ siteUrl: 'https://carts.example', mailFrom: 'a@carts.example', mailTo: 'b@carts.example' },
  webhookKey: 'only-for-this-test-0123456789abcdef',
}

const { url, database, close } = await openTestDatabase()
const partners = new PartnerService(database)
const hooks = new WebhookService(database)
const cipher = new SecretCipher(CONFIG.webhookKey)

let webhooks: ReturnType<typeof startJobs> | undefined
let receivers: WebhookReceiver[] = []
let log: string[] = []

const keys = new PartnerKeys(database, { warn() {} })
const watch = await watchCatalogue(url, {
  onChange: () => webhooks?.catalogueChanged(),
  onPartnerChange: () => keys.refresh(),
})

afterEach(async () => {
  // First, because a job that waits for an answer would hold up the end.
  await Promise.all(receivers.map((receiver) => receiver.stop()))
  receivers = []
  await webhooks?.stop()
  webhooks = undefined
  await database.query('truncate partners cascade')
  log = []
})

afterAll(async () => {
  watch.close()
  keys.close()
  await close()
})

const start = (allowsLocalWebhooks = true) => {
  const note = (line: string) => void log.push(line)
  webhooks = startJobs({ ...CONFIG, allowsLocalWebhooks }, database, { warn: note, error: note })
}

const startReceiver = async () => {
  const receiver = await startWebhookReceiver()
  receivers.push(receiver)
  return receiver
}

/** A partner with a receiver of its own that verifies signatures. */
const addPartner = async (name: string, address?: string) => {
  await partners.add(name)
  const receiver = await startReceiver()
  receiver.secret = await hooks.add(name, address ?? receiver.url, cipher)
  return receiver
}

/** A partner with a webhook, when the jobs run. */
const startWithPartner = async () => {
  const acme = await addPartner('acme')
  start()
  return acme
}

/** A partner whose receiver answers a change with this status. */
const addRefusing = async (status: number, headers: Record<string, string> = {}) => {
  const acme = await startWithPartner()
  acme.answer = (response) => response.writeHead(status, headers).end()
  await addVehicle(database)
  return acme
}

/** Adds three vehicles; resolves with the answer to the first change, which the receiver has yet to give. */
const holdFirstOfThree = async (acme: WebhookReceiver) => {
  const held = Promise.withResolvers<ServerResponse>()
  const { answer } = acme
  acme.answer = (response, ...request) =>
    acme.requests === 1 ? held.resolve(response) : answer?.(response, ...request)
  const ids = [await addVehicle(database), await addVehicle(database), await addVehicle(database)]
  start()
  return { response: await held.promise, ids }
}

const run = (statement: string) => database.query(statement)
const webhookOf = async (name: string) => (await partners.find(name))!.webhook!
const namesOf = ({ events }: WebhookReceiver) => events.map(({ type, data }) => `${type} ${data.id}`)
const whenDone = (name: string) => eventually(async () => (await webhookOf(name)).pending === 0)
const whenFailing = (name: string) => eventually(async () => (await webhookOf(name)).lastError ?? undefined)

/** Lets endpoints that pause after a failure be tried now. */
const skipPause = async () => {
  await run('update webhook_endpoints set next_attempt_at = now() where next_attempt_at is not null')
  await new WebhookQueue(database).schedule()
}

describe('the webhook of a partner', () => {
  it('gets each change once, signed, whole, and in the order of the log', async () => {
    await addVehicle(database, { id: 'before' })
    const acme = await startWithPartner()
    await addVehicle(database, { id: 'one', price: 4000, images: [{ path: 'a.webp', alt: '', width: 4, height: 3 }] })
    await addVehicle(database, { id: 'two' })
    await run(`update vehicles set price = 5000 where id = 'before'`)
    await run(`delete from vehicles where id = 'two'`)
    await whenDone('acme')
    const names = namesOf(acme)
    expect(names.indexOf('vehicle.upserted one')).toBeLessThan(names.indexOf('vehicle.upserted before'))
    expect(names.slice(-2)).toEqual(['vehicle.upserted before', 'vehicle.removed two'])
    expect(new Set(acme.events.map(({ id }) => id)).size).toBe(names.length)
    const images = [{ url: 'https://carts.example/media/a.webp', alt: '', width: 4, height: 3 }]
    const vehicle = { price: 4000, currency: 'USD', url: 'https://carts.example/vehicle/one', images }
    const id = expect.stringMatching(/^msg_[\w-]{27}$/)
    const timestamp = expect.stringMatching(/Z$/)
    expect(acme.events.find(({ data }) => data.id === 'one')).toMatchObject({ id, timestamp, data: { vehicle } })
    expect(acme.events.at(-1)!.data).toEqual({ id: 'two', vehicle: null })
  })

  it('gets changes of a transaction that began before others and commits after them', async () => {
    const acme = await startWithPartner()
    const open = database.createQueryRunner()
    await open.startTransaction()
    await open.query(`update vehicles set price = price + 1 where id = 'denago-nomad'`)
    await addVehicle(database, { id: 'meanwhile' })
    await open.commitTransaction()
    await open.release()
    await eventually(() => acme.events.length === 2)
    expect(namesOf(acme)).toEqual(['vehicle.upserted denago-nomad', 'vehicle.upserted meanwhile'])
  })

  it('gets every field of a large vehicle, and all but the description of a huge one', async () => {
    const acme = await startWithPartner()
    const description = 'word '.repeat(10_000)
    const features = Array.from({ length: 50 }, (_, index) => `${index} ${'ü'.repeat(250)}`)
    await addVehicle(database, { id: 'large', description, features })
    await addVehicle(database, { id: 'huge', description: 'ü'.repeat(200_000), features, stockNumber: 'S1' })
    await eventually(() => acme.events.length === 2)
    const [large, huge] = acme.events.map(({ data }) => data.vehicle)
    expect(large).toMatchObject({ id: 'large', description, features })
    expect(huge).toMatchObject({ id: 'huge', features, stockNumber: 'S1' })
    expect(huge).not.toHaveProperty('description')
  })

  it('that is moved sends nothing to the old address once the command ends, and leaves nothing out', async () => {
    const [acme, elsewhere] = [await addPartner('acme'), await startReceiver()]
    elsewhere.secret = acme.secret
    const { response, ids } = await holdFirstOfThree(acme)
    let isMoved = false
    const moving = hooks.move('acme', elsewhere.url).then(() => {
      isMoved = true
    })
    await eventually(async () => (await webhookOf('acme')).url === elsewhere.url)
    expect(isMoved).toBe(false)
    // The old address says that it is gone: that is no word about the new one.
    response.writeHead(410).end()
    await moving
    await whenDone('acme')
    expect(acme.requests).toBe(1)
    expect(namesOf(elsewhere)).toEqual(ids.map((id) => `vehicle.upserted ${id}`))
    expect(await webhookOf('acme')).toMatchObject({ disabledAt: null, lastError: null })
  })

  it('whose secret is renewed signs nothing with the old one once the command ends', async () => {
    const acme = await addPartner('acme')
    const old = new Webhook(acme.secret!)
    const later: { body: string; headers: Record<string, string> }[] = []
    acme.answer = (response, { headers }, body) => {
      later.push({ body, headers: headers as Record<string, string> })
      response.writeHead(204).end()
    }
    const { response } = await holdFirstOfThree(acme)
    const renewing = hooks.rotateSecret('acme', 0, cipher)
    await eventually(async () => (await database.query('select from webhook_endpoints where revision > 0')).length)
    response.writeHead(204).end()
    const renewed = new Webhook(await renewing)
    await whenDone('acme')
    expect(later).toHaveLength(3)
    for (const { body, headers } of later) {
      expect(() => old.verify(body, headers)).toThrow()
      renewed.verify(body, headers)
    }
  })

  it('that fails has its next try in the queue, at the time that is told', async () => {
    await addRefusing(500)
    await whenFailing('acme')
    const { failingSince, nextAttemptAt } = await webhookOf('acme')
    const seconds = (nextAttemptAt!.getTime() - failingSince!.getTime()) / 1000
    expect(seconds).toBeGreaterThanOrEqual(5)
    expect(seconds).toBeLessThanOrEqual(6.001)
    const isQueued = `select from graphile_worker.jobs where key = 'partner-webhook:acme' and locked_at is null
      and run_at = (select next_attempt_at from webhook_endpoints)`
    await eventually(async () => (await database.query(isQueued)).length)
  })

  it('lists a delivery under the time at which it was sent', async () => {
    const acme = await startWithPartner()
    acme.delayMs = 500
    await addVehicle(database)
    await whenDone('acme')
    const [delivery] = await hooks.deliveries('acme')
    expect(delivery!.milliseconds).toBeGreaterThanOrEqual(490)
    expect(delivery!.sentAt.getTime()).toBeLessThanOrEqual(acme.events[0]!.receivedAt)
  })

  it('that fails is tried again with the same id, in order, and holds up nobody else', async () => {
    const [broken, hanging, fine] = [await addPartner('broken'), await addPartner('hanging'), await addPartner('fine')]
    const ids: unknown[] = []
    broken.answer = (response, request) => {
      ids.push(request.headers['webhook-id'])
      response.writeHead(500).end('out of order')
    }
    hanging.answer = () => {}
    start()
    await addVehicle(database, { id: 'first' })
    await addVehicle(database, { id: 'second' })
    await eventually(() => fine.events.length === 2)
    expect((await hooks.deliveries('hanging')).length).toBe(0)
    expect(await whenFailing('broken')).toBe('HTTP 500')
    broken.answer = undefined
    await skipPause()
    await whenDone('broken')
    expect(namesOf(broken)).toEqual(namesOf(fine))
    expect(new Set([...ids, broken.events[0]!.id]).size).toBe(1)
    expect(await webhookOf('broken')).toMatchObject({ failingSince: null, lastError: null })
  })

  it('is not led elsewhere by a redirect', async () => {
    const inside = await startReceiver()
    await addRefusing(307, { location: inside.url })
    expect(await whenFailing('acme')).toBe('HTTP 307: redirects are not followed')
    expect(inside.requests).toBe(0)
  })

  it.each([
    ['http://127.0.0.1:1/', 'the address is not https'],
    ['https://127.0.0.1:1/', '127.0.0.1 is not an address of the internet'],
    ['https://[::ffff:7f00:1]:1/', '::ffff:7f00:1 is not an address of the internet'],
    ['https://2130706433:1/', '127.0.0.1 is not an address of the internet'],
    ['https://169.254.169.254/', '169.254.169.254 is not an address of the internet'],
    ['https://localhost:1/', expect.stringMatching(/^(127\.0\.0\.1|::1) is not an address of the internet$/)],
  ])('sends nothing to %s', async (address, reason) => {
    await addPartner('acme', address)
    start(false)
    await addVehicle(database)
    expect(await whenFailing('acme')).toEqual(reason)
  })

  it('is disabled after three days of failures, named by the doctor, and goes on by command', async () => {
    const acme = await addRefusing(503)
    await whenFailing('acme')
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ message: expect.stringMatching(/^Failing, .*acme/) })
    await run(`update webhook_endpoints set failing_since = now() - interval '73 hours'`)
    await skipPause()
    await eventually(async () => (await webhookOf('acme')).disabledAt ?? undefined)
    const message = expect.stringMatching(/^Disabled: acme \(HTTP 503\)\./)
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ status: 'warn', message })
    await eventually(() => log.some((line) => line.includes('the webhook of acme is disabled: HTTP 503')))
    const { requests } = acme
    await addVehicle(database, { id: 'waits-too' })
    await skipPause()
    expect(acme.requests).toBe(requests)

    acme.answer = undefined
    await hooks.replay('acme')
    await whenDone('acme')
    expect(acme.events.map(({ data }) => data.id)).toEqual([expect.any(String), 'waits-too'])
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ status: 'ok' })
  })

  it('that says it is gone is disabled at once, and one that asks for a pause has it', async () => {
    const acme = await addRefusing(429, { 'retry-after': '7200' })
    await whenFailing('acme')
    const { nextAttemptAt } = await webhookOf('acme')
    expect(nextAttemptAt!.getTime() - Date.now()).toBeGreaterThan(7_100_000)
    acme.answer = (response) => response.writeHead(410).end()
    await skipPause()
    await eventually(async () => (await webhookOf('acme')).disabledAt ?? undefined)
  })

  it('gets everything again from a position, with the same ids', async () => {
    const acme = await startWithPartner()
    for (const id of ['a', 'b', 'c']) await addVehicle(database, { id: `replayed-${id}` })
    await eventually(() => acme.events.length === 3)
    await whenDone('acme')
    const [first, ...others] = acme.events
    await hooks.replay('acme', { time: new Date(first!.timestamp), id: first!.data.id })
    await eventually(async () => (await hooks.deliveries('acme')).length === 5)
    expect(acme.events.slice(3).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  })

  it('is signed with the old secret too for as long as that was granted', async () => {
    const acme = await startWithPartner()
    const renewed = await hooks.rotateSecret('acme', 3600, cipher)
    const { oldSecretEndsAt } = (await hooks.list()).get('acme')!
    expect(oldSecretEndsAt!.getTime()).toBeGreaterThan(Date.now())
    await addVehicle(database)
    await eventually(() => acme.events.length === 1)
    acme.secret = renewed
    await addVehicle(database)
    await eventually(() => acme.events.length === 2)
  })

  it('is named by the doctor when its changes wait and nothing delivers them', async () => {
    await addPartner('acme')
    await addVehicle(database, { id: 'late' })
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ status: 'ok' })
    await run(`update vehicle_log set changed_at = now() - interval '2 hours' where vehicle_id = 'late'`)
    await hooks.replay('acme', { time: new Date(Date.now() - 3 * 3_600_000), id: '' })
    const found = await checkWebhooks(database, CONFIG)
    expect(found).toMatchObject({ status: 'warn', message: expect.stringMatching(/more than an hour: acme\./) })
  })

  it('says why nothing goes out after the key of the secrets was changed', async () => {
    const acme = await addPartner('acme')
    await hooks.rotateSecret('acme', 0, new SecretCipher('another-key-0123456789abcdef-012345'))
    start()
    await addVehicle(database)
    expect(await whenFailing('acme')).toContain('stored with another WEBHOOK_KEY')
    expect(acme.requests).toBe(0)
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ status: 'fail' })
  })
})

it('stores no secret that a copy of the database would tell', async () => {
  const key = await partners.add('acme')
  const secret = await hooks.add('acme', 'https://partner.example/', cipher)
  const [{ stored }] = await database.query(`
    select string_agg(p::text || k::text || e::text, '') as stored
    from partners p, partner_keys k, webhook_endpoints e`)
  for (const known of [key, secret]) {
    expect(stored).not.toContain(known)
    expect(stored).not.toContain(Buffer.from(known).toString('hex'))
  }
})

const whenKnown = (key: string) => eventually(() => keys.find(key)?.name)
const whenUnknown = (key: string) => eventually(() => keys.find(key)?.name === undefined)

describe("a partner's key", () => {
  it('names the partner in every process from the moment it is given out until the partner is removed', async () => {
    const key = await partners.add('acme')
    expect(await whenKnown(key)).toBe('acme')
    expect(keys.find(`${key}x`)?.name).toBeUndefined()
    expect(keys.find('')?.name).toBeUndefined()
    await partners.remove('acme')
    await whenUnknown(key)
  })

  it('ends with its rotation, or when the time that it was kept for is over', async () => {
    const first = await partners.add('acme')
    const second = await partners.rotateKey('acme', 0)
    await whenKnown(second)
    expect(keys.find(first)?.name).toBeUndefined()
    const third = await partners.rotateKey('acme', 3600)
    await whenKnown(third)
    expect(keys.find(second)?.name).toBe('acme')
    await database.query(`update partner_keys set ends_at = now() + interval '0.3 seconds' where ends_at is not null`)
    await whenUnknown(second)
    expect(keys.find(third)?.name).toBe('acme')
  })

  it('has after its rotation what any of the ended ones was allowed', async () => {
    await partners.add('pusher', ['inventory:write'])
    await partners.add('pusher')
    const next = await partners.rotateKey('pusher', 0)
    await whenKnown(next)
    expect((await partners.find('pusher'))!.keys).toMatchObject([{ scopes: ['inventory:write'] }])
    expect(keys.find(next)).toMatchObject({ scopes: ['inventory:write'] })
  })

  it('can be told from another by its beginning, which the staff see', async () => {
    const made = [await partners.add('shown'), await partners.add('shown', ['inventory:write'])]
    const listed = (await partners.find('shown'))!.keys
    expect(listed.map(({ prefix }, index) => made[index]!.startsWith(prefix))).toEqual([true, true])
    expect(new Set(listed.map(({ prefix }) => prefix)).size).toBe(2)
  })

  it('is not made where the webhook beside it fails: neither could be shown again', async () => {
    const cipher = new SecretCipher('a key of at least 32 characters, for tests')
    await expect(partners.addWithWebhook('halfway', 'no address', cipher)).rejects.toThrow()
    expect(await partners.find('halfway')).toBeUndefined()
  })

  it('stays known while the keys cannot be read', async () => {
    const key = await partners.add('other')
    await whenKnown(key)
    await database.query('alter table partner_keys rename to away')
    await keys.refresh()
    expect(keys.find(key)?.name).toBe('other')
    await database.query('alter table away rename to partner_keys')
    await database.query('delete from partner_keys')
    await whenUnknown(key)
  })
})

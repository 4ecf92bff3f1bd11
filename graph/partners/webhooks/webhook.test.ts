import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { jest } from '@jest/globals'
import { checkWebhooks } from '#graph/cli/doctor/webhook-check.ts'
import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { PartnerService } from '#graph/partners/partner.service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#graph/testing/webhook-receiver.ts'
import { SecretBox } from './secret-box.ts'
import { startWebhooks } from './start-webhooks.ts'
import { queueDeliveries } from './webhook-endpoints.ts'

jest.setTimeout(60_000)

const CONFIG = { siteUrl: 'https://carts.example', webhookKey: 'only-for-this-test-0123456789abcdef' }

const { url, database, close } = await openTestDatabase()
const partners = new PartnerService(database)
const box = new SecretBox(CONFIG.webhookKey)

let webhooks: ReturnType<typeof startWebhooks> | undefined
let receivers: WebhookReceiver[] = []
let log: string[] = []

const watch = await watchCatalogue(url, { onChange: () => webhooks?.catalogueChanged() })

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
  await close()
})

const start = (allowsLocalWebhooks = true) => {
  const note = (line: string) => void log.push(line)
  webhooks = startWebhooks({ ...CONFIG, allowsLocalWebhooks }, database, { warn: note, error: note })
}

/** A partner with a receiver of its own that verifies signatures. */
const addPartner = async (name: string, address?: string) => {
  await partners.add(name)
  const receiver = await startWebhookReceiver()
  receivers.push(receiver)
  receiver.secret = await partners.addWebhook(name, address ?? receiver.url, box)
  return receiver
}

const run = (statement: string) => database.query(statement)
const webhookOf = async (name: string) => (await partners.find(name))!.webhook!
const namesOf = ({ events }: WebhookReceiver) => events.map(({ type, data }) => `${type} ${data.id}`)
const whenDone = (name: string) => eventually(async () => (await webhookOf(name)).pending === 0)
const whenFailing = (name: string) => eventually(async () => (await webhookOf(name)).lastError ?? undefined)

/** Lets endpoints that pause after a failure be tried now. */
const skipPause = async () => {
  await run('update webhook_endpoints set next_attempt_at = now() where next_attempt_at is not null')
  await queueDeliveries(database)
}

describe('the webhook of a partner', () => {
  it('gets each change once, signed, whole, and in the order of the log', async () => {
    await addVehicle(database, { id: 'before' })
    const acme = await addPartner('acme')
    start()
    await addVehicle(database, { id: 'one', price: 4000, images: [{ path: 'a.webp', alt: '', width: 4, height: 3 }] })
    await addVehicle(database, { id: 'two' })
    await run(`update vehicles set price = 5000 where id = 'before'`)
    await run(`delete from vehicles where id = 'two'`)
    await whenDone('acme')
    const names = namesOf(acme)
    expect(names.indexOf('vehicle.upserted one')).toBeLessThan(names.indexOf('vehicle.upserted before'))
    expect(names.slice(-2)).toEqual(['vehicle.upserted before', 'vehicle.removed two'])
    expect(new Set(acme.events.map(({ id }) => id)).size).toBe(names.length)
    expect(acme.events.find(({ data }) => data.id === 'one')).toMatchObject({
      id: expect.stringMatching(/^msg_[\w-]{27}$/),
      timestamp: expect.stringMatching(/Z$/),
      data: {
        vehicle: {
          name: expect.any(String),
          price: 4000,
          currency: 'USD',
          url: 'https://carts.example/vehicle/one',
          images: ['https://carts.example/media/a.webp'],
        },
      },
    })
    expect(acme.events.at(-1)!.data).toEqual({ id: 'two', vehicle: null })
  })

  it('gets changes of a transaction that began before others and commits after them', async () => {
    const acme = await addPartner('acme')
    start()
    const open = database.createQueryRunner()
    await open.startTransaction()
    await open.query(`update vehicles set price = price + 1 where id = 'denago-nomad'`)
    await addVehicle(database, { id: 'meanwhile' })
    await open.commitTransaction()
    await open.release()
    await eventually(() => acme.events.length === 2)
    expect(namesOf(acme)).toEqual(['vehicle.upserted denago-nomad', 'vehicle.upserted meanwhile'])
  })

  it('gets a vehicle without its data where they would be too long', async () => {
    const acme = await addPartner('acme')
    start()
    await addVehicle(database, { id: 'wordy', description: 'word '.repeat(5000) })
    await eventually(() => acme.events.length === 1)
    expect(acme.events[0]!.data).toEqual({ id: 'wordy', vehicle: null })
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
    const added = Date.now()
    await addVehicle(database, { id: 'first' })
    await addVehicle(database, { id: 'second' })
    await eventually(() => fine.events.length === 2)
    expect(Date.now() - added).toBeLessThan(3000)
    expect(await whenFailing('broken')).toBe('HTTP 500')
    broken.answer = undefined
    await skipPause()
    await whenDone('broken')
    expect(namesOf(broken)).toEqual(namesOf(fine))
    expect(new Set([...ids, broken.events[0]!.id]).size).toBe(1)
    expect(await webhookOf('broken')).toMatchObject({ failingSince: null, lastError: null })
  })

  it('is not led elsewhere by a redirect', async () => {
    const inside = await startWebhookReceiver()
    receivers.push(inside)
    const acme = await addPartner('acme')
    acme.answer = (response) => response.writeHead(307, { location: inside.url }).end()
    start()
    await addVehicle(database)
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

  it('is parked after three days of failures, named by the doctor, and goes on by command', async () => {
    const acme = await addPartner('acme')
    acme.answer = (response) => response.writeHead(503).end()
    start()
    await addVehicle(database, { id: 'waits' })
    await whenFailing('acme')
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ message: expect.stringMatching(/^Failing, .*acme/) })
    await run(`update webhook_endpoints set failing_since = now() - interval '73 hours'`)
    await skipPause()
    await eventually(async () => (await webhookOf('acme')).parkedAt ?? undefined)
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({
      status: 'warn',
      message: expect.stringMatching(/^Parked: acme \(HTTP 503\)\./),
    })
    await eventually(() => log.some((line) => line.includes('the webhook of acme is parked: HTTP 503')))
    const { requests } = acme
    await addVehicle(database, { id: 'waits-too' })
    await skipPause()
    expect(acme.requests).toBe(requests)

    acme.answer = undefined
    await partners.replay('acme')
    await whenDone('acme')
    expect(namesOf(acme)).toEqual(['vehicle.upserted waits', 'vehicle.upserted waits-too'])
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ status: 'ok' })
  })

  it('that says it is gone is parked at once', async () => {
    const acme = await addPartner('acme')
    acme.answer = (response) => response.writeHead(410).end()
    start()
    await addVehicle(database)
    await eventually(async () => (await webhookOf('acme')).parkedAt ?? undefined)
  })

  it('waits as long as it asks for', async () => {
    const acme = await addPartner('acme')
    acme.answer = (response) => response.writeHead(429, { 'retry-after': '7200' }).end()
    start()
    await addVehicle(database)
    await whenFailing('acme')
    const { nextAttemptAt } = await webhookOf('acme')
    expect(nextAttemptAt!.getTime() - Date.now()).toBeGreaterThan(7_100_000)
  })

  it('gets everything again from a position, with the same ids', async () => {
    const acme = await addPartner('acme')
    start()
    for (const id of ['a', 'b', 'c']) await addVehicle(database, { id: `replayed-${id}` })
    await eventually(() => acme.events.length === 3)
    await whenDone('acme')
    const [first, ...others] = acme.events
    await partners.replay('acme', { time: new Date(first!.timestamp), id: first!.data.id })
    await eventually(async () => (await partners.deliveries('acme')).length === 5)
    expect(acme.events.slice(3).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  })

  it('is signed with the old secret too for as long as that was granted', async () => {
    const acme = await addPartner('acme')
    start()
    const renewed = await partners.rotateSecret('acme', 3600, box)
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
    await run('alter table vehicles disable trigger set_updated_at')
    await run(`update vehicles set updated_at = now() - interval '2 hours' where id = 'late'`)
    await run('alter table vehicles enable trigger set_updated_at')
    await partners.replay('acme', { time: new Date(Date.now() - 3 * 3_600_000), id: '' })
    const found = await checkWebhooks(database, CONFIG)
    expect(found).toMatchObject({ status: 'warn', message: expect.stringMatching(/more than an hour: acme\./) })
  })

  it('is verified and kept by the receiver of the documentation', async () => {
    const { port } = new URL((await addPartner('example')).url)
    await receivers[0]!.stop()
    const secret = await partners.rotateSecret('example', 0, box)
    receivers = []
    const env = { WEBHOOK_SECRET: secret, PORT: port }
    const example = spawn(process.execPath, ['docs/examples/receiver.ts'], { env, stdio: 'ignore' })
    try {
      await eventually(() =>
        fetch(`http://127.0.0.1:${port}/`, { method: 'POST' }).then(
          ({ status }) => status === 400,
          () => false,
        ),
      )
      start()
      await addVehicle(database)
      await whenDone('example')
    } finally {
      example.kill()
      await once(example, 'exit')
    }
  })

  it('says why nothing goes out after the key of the secrets was changed', async () => {
    const acme = await addPartner('acme')
    await partners.rotateSecret('acme', 0, new SecretBox('another-key-0123456789abcdef-012345'))
    start()
    await addVehicle(database)
    expect(await whenFailing('acme')).toContain('stored with another WEBHOOK_KEY')
    expect(acme.requests).toBe(0)
    expect(await checkWebhooks(database, CONFIG)).toMatchObject({ status: 'fail' })
  })
})

it('stores no secret that a copy of the database would tell', async () => {
  const key = await partners.add('acme')
  const secret = await partners.addWebhook('acme', 'https://partner.example/', box)
  const [{ stored }] = await database.query(`
    select string_agg(p::text || k::text || e::text, '') as stored
    from partners p, partner_keys k, webhook_endpoints e`)
  for (const known of [key, secret]) {
    expect(stored).not.toContain(known)
    expect(stored).not.toContain(Buffer.from(known).toString('hex'))
  }
})

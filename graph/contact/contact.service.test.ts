import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import type { ContactOrigin, ContactOutcome } from './contact.service.ts'
import { InquiryService } from './inquiries/inquiry.service.ts'

const VALUES = { ...INQUIRY, firstName: ' Ada ', interest: 'SERVICE' }
const PRICE = 8495

const { database, close } = await openTestDatabase()
afterAll(close)
const service = contactServiceOf(database)
const inquiries = new InquiryService(database)

beforeEach(async () => {
  await database.query('truncate contact_inquiries cascade')
  await database.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
})

describe('ContactService', () => {
  it('keeps where an inquiry came from, and the price of the day', async () => {
    await service.submit(
      { ...VALUES, vehicleId: 'nomad-xl' },
      { source: 'form', page: '/contact', partner: 'cart-club' },
    )
    await database.query(`update vehicles set price = price + 1, name = 'Renamed' where id = 'denago-nomad-xl'`)
    expect(await inquiries.list()).toMatchObject([
      { source: 'form', page: '/contact', partner: 'cart-club', vehicleName: 'Denago Nomad XL', vehiclePrice: PRICE },
    ])
  })

  it('answers the same words of the same person within ten minutes with the first receipt', async () => {
    const first = await service.submit({ ...VALUES, idempotencyKey: 'a' })
    const again = await service.submit({ ...VALUES, email: 'ADA@example.com', idempotencyKey: 'b' })
    expect(again).toEqual(first)
    expect(await inquiries.list()).toHaveLength(1)
    await database.query(`update contact_inquiries set received_at = now() - interval '601 seconds'`)
    await service.submit(VALUES)
    expect(await inquiries.list()).toHaveLength(2)
  })

  const RENTAL = { cart: 'FOUR_SEATER', days: 8, priceList: 'TOWN', municipalityId: 'dallas' }
  const CONTEXT = { vehicleIds: ['nomad', 'nomad-xl'], rental: RENTAL }
  it.each([
    ['another message', { message: 'Please call me about two batteries.' }],
    ['another interest', { interest: 'parts' }],
    ['a corrected phone number', { phone: '(570) 555-0143' }],
    ['no vehicle', { vehicleId: null }],
    ['another cart to compare', { context: { ...CONTEXT, vehicleIds: ['nomad', 'denago-rover-xl'] } }],
    ['another town', { context: { ...CONTEXT, rental: { ...RENTAL, municipalityId: 'kingston' } } }],
    ['no context', { context: undefined }],
  ])('takes %s for another inquiry, and refuses it under the same key', async (_what, change) => {
    const first = { ...VALUES, vehicleId: 'nomad-xl', context: CONTEXT, idempotencyKey: 'k' }
    await service.submit(first)
    const { errors } = await service.submit({ ...first, ...change })
    expect(errors).toMatchObject([{ field: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_REUSED' }])
    await service.submit({ ...first, ...change, idempotencyKey: null })
    expect(await inquiries.list()).toHaveLength(2)
  })

  it('stores the same words that come by another partner, which gets a receipt of its own', async () => {
    const { inquiry } = await service.submit(VALUES, { partner: 'acme' })
    const other = await service.submit(VALUES, { partner: 'globex' })
    expect(other.inquiry!.id).not.toBe(inquiry!.id)
    expect((await inquiries.list()).map(({ partner }) => partner).sort()).toEqual(['acme', 'globex'])
  })

  it('confirms three inquiries an hour for one mailbox, however its address is written, and stores all of them', async () => {
    const written = 'Ada@Example.com a.d.a@example.com ada+x@example.com ADA+y@example.com a.da@example.com'
    for (const [index, email] of written.split(' ').entries())
      await service.submit({ ...VALUES, email, message: `Message number ${index}` })
    await service.submit({ ...VALUES, email: 'eda@example.com', message: 'Somebody else' })
    const marks = Object.fromEntries((await inquiries.list()).map((found) => [found.message, found.suspicions.join()]))
    expect(marks).toEqual({
      'Message number 0': '',
      'Message number 1': '',
      'Message number 2': '',
      'Message number 3': 'frequent',
      'Message number 4': 'frequent',
      'Somebody else': '',
    })
    for (const { suspicions, mails } of await inquiries.list())
      expect(mails.map(({ kind }) => kind)).toEqual(suspicions.length ? ['dealer'] : ['dealer', 'visitor'])

    await database.query(`update contact_inquiries set received_at = received_at - interval '1 hour'`)
    await service.submit({ ...VALUES, message: 'An hour later' })
    expect((await inquiries.list())[0]).toMatchObject({ message: 'An hour later', suspicions: [] })
  })

  it('counts no inquiry that was not confirmed', async () => {
    for (const name of ['one', 'two', 'three'])
      await service.submit({ ...VALUES, message: `Number ${name}` }, { trap: 'x' })
    await service.submit(VALUES)
    expect((await inquiries.list())[0]).toMatchObject({ suspicions: [] })
  })

  it('confirms three of 20 that come for one mailbox by as many processes at the same time', async () => {
    const submissions = Array.from({ length: 20 }, (_, index) => ({ ...VALUES, email: `ada+${index}@example.com` }))
    await meetBeforeInserting(submissions)
    const stored = await inquiries.list()
    expect(stored).toHaveLength(20)
    expect(stored.filter(({ suspicions }) => suspicions.length === 0)).toHaveLength(3)
    expect(stored.filter(({ mails }) => mails.length === 2)).toHaveLength(3)
  })

  it.each([
    ['contact', null],
    ['https://evil.example/', null],
    ['/a\0b\ud83d/\nc', '/ab/c'],
  ])('keeps of the page %j the path, as Postgres can store it: %j', async (page, path) => {
    await service.submit({ ...VALUES, vehicleId: '' }, { page })
    expect(await inquiries.list()).toMatchObject([{ page: path, vehicleId: null }])
  })

  it('knows a retry of a text that the database stores only with a replacement', async () => {
    const broken = { ...VALUES, message: 'Half a smile: \ud83d and the rest', idempotencyKey: 'k' }
    const first = await service.submit(broken)
    expect(await service.submit(broken)).toEqual(first)
  })

  it('takes the keys of each partner, and of each mailbox without one, for their own', async () => {
    const send = (who: string, origin: ContactOrigin, claimed?: string) =>
      service.submit(
        { ...VALUES, partner: claimed, firstName: who, email: `${who}@example.com`, idempotencyKey: 'order-1001' },
        origin,
      )
    for (const [who, partner] of Object.entries({ a: 'acme', b: 'globex', c: undefined, d: undefined }))
      expect((await send(who, { partner })).errors).toBeUndefined()
    expect(await inquiries.list()).toHaveLength(4)
    expect((await send('e', { partner: 'acme' })).errors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }])
    // A name in a link is nobody's proof.
    expect((await send('f', {}, 'acme')).errors).toBeUndefined()
  })

  it.each([
    ['one key', { ...VALUES, idempotencyKey: 'k' }],
    ['the same words', VALUES],
  ])('stores once when 20 calls with %s come at the same time', async (_what, values) => {
    const outcomes = await meetBeforeInserting(Array(20).fill(values))
    const ids = outcomes.map(({ inquiry }) => inquiry?.id)
    const stored = await inquiries.list()
    expect(stored).toHaveLength(1)
    expect(new Set(ids)).toEqual(new Set([stored[0]!.id]))
  })

  it('accepts one of two different inquiries that come with one key at the same time', async () => {
    const keyed = { ...VALUES, idempotencyKey: 'k' }
    const outcomes = await meetBeforeInserting([keyed, { ...keyed, message: 'The other message' }])
    expect(outcomes.filter(({ inquiry }) => inquiry)).toHaveLength(1)
    expect(outcomes.flatMap(({ errors = [] }) => errors)).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }])
    expect(await inquiries.list()).toHaveLength(1)
  })

  it('leaves connections to everybody else while inquiries for one mailbox wait for each other', async () => {
    const gate = await closeGate()
    const waiting = Array.from({ length: 30 }, (_, index) =>
      service.submit({ ...VALUES, email: `ada+${index}@example.com` }),
    )
    await gate.untilWaiting(2)
    // The pool has ten: without a free one these would wait until they fail.
    const answers = await Promise.all(Array.from({ length: 5 }, () => database.query('select 1 from pg_sleep(0.1)')))
    expect(answers).toHaveLength(5)
    await gate.open()
    await Promise.all(waiting)
    expect(await inquiries.list()).toHaveLength(30)
  })

  it('stores neither inquiry nor job when the database refuses the commit', async () => {
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create constraint trigger refuse after insert on contact_inquiries deferrable initially deferred
        for each row execute function refuse()`)
    try {
      await expect(service.submit(VALUES)).rejects.toThrow('disk full')
    } finally {
      await database.query('drop trigger refuse on contact_inquiries; drop function refuse')
    }
    expect(await inquiries.list()).toEqual([])
    expect(await database.query('select id from graphile_worker.jobs')).toEqual([])
  })

  it('lists the newest inquiry first', async () => {
    await service.submit({ ...VALUES, firstName: 'Older' })
    await service.submit({ ...VALUES, firstName: 'Newer' })
    await database.query(`update contact_inquiries set received_at = '2026-01-01' where first_name = 'Older'`)
    expect((await inquiries.list()).map(({ firstName }) => firstName)).toEqual(['Newer', 'Older'])
  })
})

const WAITING = `select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
                 where not granted and datname = current_database()`

/** Blocks every insert of an inquiry until it is opened. */
async function closeGate() {
  const gate = database.createQueryRunner()
  await gate.startTransaction()
  await gate.query('lock table contact_inquiries in share mode')
  return {
    async untilWaiting(transactions: number) {
      let waiting = 0
      while (waiting < transactions) [{ waiting }] = await gate.query(WAITING)
    },
    async open() {
      await gate.commitTransaction()
      await gate.release()
    },
  }
}

/**
 * Submits all at once, each by a service of its own, and blocks every insert until as many transactions are waiting
 * as the pool allows.
 */
async function meetBeforeInserting(submissions: object[]): Promise<ContactOutcome[]> {
  const gate = await closeGate()
  const outcomes = Promise.all(submissions.map((values) => contactServiceOf(database).submit(values)))
  await gate.untilWaiting(Math.min(submissions.length, database.options.poolSize! - 1))
  await gate.open()
  return outcomes
}

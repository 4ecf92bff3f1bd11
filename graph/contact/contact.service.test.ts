import type { DataSource } from 'typeorm'
import { connect } from '#graph/database/data-source.ts'
import { createTestDatabase, type TestDatabase } from '#graph/testing/database.ts'
import { type ContactOutcome, ContactService } from './contact.service.ts'

const VALUES = {
  firstName: ' Ada ',
  lastName: 'Novak',
  email: 'ada@example.com',
  phone: '(570) 555-0142',
  interest: 'SERVICE',
  message: 'Please call me about a battery.',
}

const STORED = { ...VALUES, firstName: 'Ada', interest: 'service' }

let test: TestDatabase
let database: DataSource
let service: ContactService

beforeAll(async () => {
  test = await createTestDatabase()
  database = await connect(test.url)
  service = new ContactService(database)
})

afterAll(async () => {
  await database?.destroy()
  await test?.drop()
})

beforeEach(() => database.query('truncate contact_inquiries'))

describe('ContactService', () => {
  it('has the inquiry stored when it answers', async () => {
    const { inquiry } = await service.submit(VALUES)
    const rows = await database.query('select * from contact_inquiries')
    expect(rows).toEqual([
      {
        id: inquiry?.id,
        first_name: 'Ada',
        last_name: 'Novak',
        email: 'ada@example.com',
        phone: '(570) 555-0142',
        interest: 'service',
        message: 'Please call me about a battery.',
        vehicle_id: null,
        idempotency_key: null,
        received_at: inquiry?.receivedAt,
      },
    ])
  })

  it('stores nothing when a field is wrong', async () => {
    const { errors } = await service.submit({ ...VALUES, email: 'ada@example', phone: '' })
    expect(errors).toEqual([
      { field: 'email', code: 'INVALID', message: 'Invalid email address' },
      { field: 'phone', code: 'REQUIRED', message: 'Phone number is required' },
    ])
    expect(await service.list()).toEqual([])
  })

  it('stores two inquiries of the same words when no key says that they are one', async () => {
    await service.submit(VALUES, { idempotencyKey: '' })
    await service.submit(VALUES, { idempotencyKey: null })
    expect(await service.list()).toHaveLength(2)
  })

  it.each(['denago-nomad-xl', 'nomad-xl'])('stores the id of the vehicle that %s names', async (vehicleId) => {
    await service.submit(VALUES, { vehicleId })
    expect(await service.list()).toMatchObject([{ ...STORED, vehicleId: 'denago-nomad-xl' }])
  })

  it.each(['no-such-cart', "' or true --"])('refuses the unknown vehicle %s', async (vehicleId) => {
    const { errors } = await service.submit(VALUES, { vehicleId })
    expect(errors).toEqual([{ field: 'vehicleId', code: 'NOT_FOUND', message: 'Vehicle not found' }])
    expect(await service.list()).toEqual([])
  })

  it('takes an empty vehicle for none', async () => {
    await service.submit(VALUES, { vehicleId: '' })
    expect(await service.list()).toMatchObject([{ vehicleId: null }])
  })

  it('answers a retry with the first inquiry and stores nothing more', async () => {
    const first = await service.submit(VALUES, { idempotencyKey: 'k', vehicleId: 'denago-nomad-xl' })
    const retry = await service.submit(
      { ...VALUES, firstName: 'Ada' },
      { idempotencyKey: ' k ', vehicleId: 'nomad-xl' },
    )
    expect(retry).toEqual(first)
    expect(await service.list()).toHaveLength(1)
  })

  it('knows a retry of a text that the database keeps only mended', async () => {
    const broken = { ...VALUES, message: 'Half a smile: \ud83d and the rest' }
    const first = await service.submit(broken, { idempotencyKey: 'k' })
    expect(await service.submit(broken, { idempotencyKey: 'k' })).toEqual(first)
  })

  it('knows a retry after the vehicle was sold', async () => {
    await database.query(`insert into vehicles (id, name, brand, category, price, description)
                          values ('sold-cart', 'Sold', 'denago', 'Rover', 1, 'Soon gone')`)
    const accompanying = { idempotencyKey: 'k', vehicleId: 'sold-cart' }
    const first = await service.submit(VALUES, accompanying)
    await database.query(`delete from vehicles where id = 'sold-cart'`)
    expect(await service.submit(VALUES, accompanying)).toEqual(first)
  })

  it.each([
    ['another message', { message: 'Something else altogether' }, {}],
    ['another interest', { interest: 'parts' }, {}],
    ['a vehicle', {}, { vehicleId: 'denago-nomad-xl' }],
    ['an unknown vehicle', {}, { vehicleId: 'no-such-cart' }],
  ])('refuses a used key with %s', async (_difference, values, options) => {
    await service.submit(VALUES, { idempotencyKey: 'k' })
    const { errors } = await service.submit({ ...VALUES, ...values }, { ...options, idempotencyKey: 'k' })
    expect(errors).toMatchObject([{ field: 'idempotencyKey', code: 'CONFLICT' }])
    expect(await service.list()).toMatchObject([STORED])
  })

  it('stores once when 20 calls with one key come at the same time', async () => {
    const outcomes = await meetBeforeInserting(Array(20).fill(VALUES))
    const ids = outcomes.map(({ inquiry }) => inquiry?.id)
    const stored = await service.list()
    expect(stored).toHaveLength(1)
    expect(new Set(ids)).toEqual(new Set([stored[0]!.id]))
  })

  it('accepts one of two different inquiries that come with one key at the same time', async () => {
    const outcomes = await meetBeforeInserting([VALUES, { ...VALUES, message: 'The other message' }])
    expect(outcomes.filter(({ inquiry }) => inquiry)).toHaveLength(1)
    expect(outcomes.flatMap(({ errors = [] }) => errors)).toMatchObject([{ code: 'CONFLICT' }])
    expect(await service.list()).toHaveLength(1)
  })

  it('stores nothing when the database refuses the commit', async () => {
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create constraint trigger refuse after insert on contact_inquiries deferrable initially deferred
        for each row execute function refuse()`)
    try {
      await expect(service.submit(VALUES)).rejects.toThrow('disk full')
    } finally {
      await database.query('drop trigger refuse on contact_inquiries; drop function refuse')
    }
    expect(await service.list()).toEqual([])
  })

  it('lists the newest inquiry first', async () => {
    await service.submit({ ...VALUES, firstName: 'Older' })
    await service.submit({ ...VALUES, firstName: 'Newer' })
    await database.query(`update contact_inquiries set received_at = '2026-01-01' where first_name = 'Older'`)
    expect((await service.list()).map(({ firstName }) => firstName)).toEqual(['Newer', 'Older'])
  })
})

const WAITING = `select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
                 where relation = 'contact_inquiries'::regclass and not granted and datname = current_database()`

/** Submits all with one key, and lets none insert before as many as the pool can carry have looked for the key. */
async function meetBeforeInserting(submissions: object[]): Promise<ContactOutcome[]> {
  const gate = database.createQueryRunner()
  await gate.startTransaction()
  await gate.query('lock table contact_inquiries in share mode')
  const outcomes = Promise.all(submissions.map((values) => service.submit(values, { idempotencyKey: 'k' })))
  const expected = Math.min(submissions.length, database.options.poolSize! - 1)
  let waiting = 0
  while (waiting < expected) [{ waiting }] = await gate.query(WAITING)
  await gate.commitTransaction()
  await gate.release()
  return outcomes
}

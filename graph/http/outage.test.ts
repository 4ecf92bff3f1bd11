import type { InjectOptions } from 'fastify'
import { createGraph } from '#graph/app.ts'
import { poolOf, REQUEST_BOUNDS } from '#graph/database/data-source.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { connect } from '#graph/start/connect.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { createServer } from './server.ts'

const testDatabase = await openTestDatabase()
const way = await makeCuttable(testDatabase.url)
const database = await connect(way.url, { bounds: REQUEST_BOUNDS })
const server = createServer({ log: false })
await server.register(createGraph({ siteUrl: 'https://carts.example', mediaDir: '' }, database).routes)

afterAll(async () => {
  await server.close()
  await database.destroy()
  await way.cut()
  await testDatabase.close()
})

const MUTATION = `mutation {
  submitContact(input: {
    firstName: "Ada", lastName: "Novak", email: "ada@example.com", phone: "(570) 555-0142", message: "Is it still there?"
  }) { inquiry { id } userErrors { message } }
}`

const graphql = (query: string, accept = 'application/json') => ({
  method: 'POST' as const,
  url: '/graphql',
  headers: { accept },
  payload: { query },
})

const REQUESTS: [string, InjectOptions][] = [
  ['a query', graphql('{ vehicle(id: "denago-nomad-xl") { name } locations { id } }')],
  ['a query in the newer media type', graphql('{ locations { id } }', 'application/graphql-response+json')],
  ['a mutation', graphql(MUTATION)],
  ['a list by REST', { url: '/api/vehicles' }],
  ['an inquiry by REST', { method: 'POST', url: '/api/contact', payload: INQUIRY }],
]

describe('without a database', () => {
  it.each(REQUESTS)('%s is a 503 in words that says when to come again', async (_what, request) => {
    await way.cut()
    const response = await server.inject(request)
    await way.restore()
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(response.body).toMatch(/Please (try again|send it again) in a few minutes\./)
    expect(response.body).not.toMatch(/connect|refused|terminated|select|\.ts/i)
    const again = await server.inject(request)
    expect(again.statusCode).toBe(request.url === '/api/contact' ? 201 : 200)
    expect(again.json().errors).toBeUndefined()
  })

  it('the process is healthy and not ready, and ready again with its database', async () => {
    const statuses = () =>
      Promise.all(['/healthz', '/readyz'].map(async (url) => (await server.inject({ url })).statusCode))
    await way.cut()
    expect(await statuses()).toEqual([200, 503])
    await way.restore()
    expect(await statuses()).toEqual([200, 200])
  })
})

describe('a query', () => {
  it('is bounded in time, and one that takes longer counts as an outage', async () => {
    expect(await database.query('show statement_timeout')).toEqual([{ statement_timeout: '5s' }])
    const error = await database
      .transaction(async (manager) => {
        await manager.query("set local statement_timeout = '1ms'")
        await manager.query('select pg_sleep(10)')
      })
      .catch((failure) => failure)
    expect(isDatabaseDown(error)).toBe(true)
  })

  it('does not wait forever on connections that died silently, and opens new ones', async () => {
    await Promise.all(Array.from({ length: 3 }, () => database.query('select pg_sleep(0.05)')))
    way.abandon()
    const failures = await Promise.all(
      Array.from({ length: 3 }, () => database.query('select 1').catch((error: Error) => error)),
    )
    expect(failures.every(isDatabaseDown)).toBe(true)
    await eventually(() => database.query('select 1').catch(() => false))
  })

  it('does not bound imports', async () => {
    const staff = await connect(testDatabase.url)
    expect(await staff.query('show statement_timeout')).toEqual([{ statement_timeout: '0' }])
    await staff.destroy()
  })
})

describe('isDatabaseDown', () => {
  it('recognizes a server that cannot be reached', async () => {
    const error = await connect('postgres://nobody@127.0.0.1:1/none').catch((failure) => failure)
    expect(isDatabaseDown(error)).toBe(true)
  })

  it('recognizes a transaction whose connection was lost between two statements', async () => {
    const failure = await testDatabase.database
      .transaction(async (manager) => {
        const [{ pid }] = await manager.query('select pg_backend_pid() as pid')
        await testDatabase.database.query('select pg_terminate_backend($1)', [pid])
        await eventually(() => manager.queryRunner!.isReleased)
      })
      .catch((error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(isDatabaseDown(failure)).toBe(true)
  })

  it.each([
    [{ code: '57P01', message: 'terminating connection due to administrator command' }],
    [{ code: '53300', message: 'too many connections' }],
    [{ code: '57014', message: 'canceling statement due to statement timeout' }],
    [{ code: '25006', message: 'cannot execute INSERT in a read-only transaction' }],
    [{ message: 'Query read timeout' }],
    [{ message: 'vehicles failed', originalError: { code: 'ECONNREFUSED' } }],
    [{ message: 'the page failed', errors: [{ message: 'fine' }, { originalError: { code: '57P03' } }] }],
    [{ message: 'Connection terminated unexpectedly' }],
    [{ message: 'timeout exceeded when trying to connect' }],
  ])('recognizes %j', (error) => {
    expect(isDatabaseDown(error)).toBe(true)
  })

  it.each([[{ code: '23505', message: 'duplicate key' }], [new Error('a mistake of ours')], [undefined]])(
    'takes %j for something else',
    (error) => {
      expect(isDatabaseDown(error)).toBe(false)
    },
  )
})

it('does not crash a process with a connection that has no error listener yet', async () => {
  const connection = await poolOf(testDatabase.database).connect()
  expect(() => connection.emit('error', new Error('terminating connection'))).not.toThrow()
  connection.release(true)
})

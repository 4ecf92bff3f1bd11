import { connect } from '#graph/start/connect.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { poolOf } from './data-source.ts'
import { isDatabaseDown } from './database-down.ts'

const { database, close } = await openTestDatabase()
afterAll(close)

describe('isDatabaseDown', () => {
  it('recognizes a server that cannot be reached', async () => {
    const error = await connect('postgres://nobody@127.0.0.1:1/none').catch((failure) => failure)
    expect(isDatabaseDown(error)).toBe(true)
  })

  it('recognizes a transaction whose connection was lost between two statements', async () => {
    const failure = await database
      .transaction(async (manager) => {
        const [{ pid }] = await manager.query('select pg_backend_pid() as pid')
        await database.query('select pg_terminate_backend($1)', [pid])
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
  const connection = await poolOf(database).connect()
  expect(() => connection.emit('error', new Error('terminating connection'))).not.toThrow()
  connection.release(true)
})

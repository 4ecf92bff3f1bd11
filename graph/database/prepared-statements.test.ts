import sql, { raw } from 'sql-template-tag'
import { openTestDatabase } from '#graph/testing/database.ts'
import { allVehicles } from '#graph/testing/vehicles.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { runPrepared } from './prepared-statements.ts'
import { readDatabaseOf } from './read-database.ts'

const { database, close } = await openTestDatabase()
afterAll(close)
const vehicles = new VehicleService(readDatabaseOf(database))
/** How often one connection has planned the prepared statements whose text has this part. */
async function plansOf(part: string): Promise<{ kept: number; anew: number }> {
  const [plans] = await database.query(
    `select sum(generic_plans)::int as kept, sum(custom_plans)::int as anew
     from pg_prepared_statements where statement like '%' || $1 || '%'`,
    [part],
  )
  return plans
}

// Postgres makes a plan for the actual values five times before it may keep one for all.
const TRIES = 5
const RUNS = 20

describe('a prepared statement', () => {
  it.each([
    ['finds a vehicle', 'from vehicle_addresses', () => vehicles.findByAddress('nomad-xl')],
    ['finds what is like a vehicle', '"similarTo"', () => vehicles.similar(['denago-nomad-xl'], 3)],
    ['lists vehicles', 'order by rank', () => allVehicles(vehicles)],
  ])('that %s keeps its plan', async (_what, part, run) => {
    for (let count = 0; count < RUNS; count++) await run()
    const { kept, anew } = await plansOf(part)
    expect(anew).toBeLessThanOrEqual(TRIES)
    expect(kept).toBeGreaterThan(TRIES)
  })
})

describe('prepared statements', () => {
  it('are so many at most, those that were used last', async () => {
    const run = async (number: number) => {
      for (let count = 0; count < 3; count++) await runPrepared(database, sql`select ${raw(String(number))} as number`)
    }
    for (let number = 0; number < 150; number++) {
      await vehicles.findByAddress('nomad-xl')
      await run(number)
    }
    const rows: { statement: string }[] = await database.query('select statement from pg_prepared_statements')
    const kept = rows.map(({ statement }) => statement)
    expect(kept).toHaveLength(100)
    expect(kept.some((statement) => statement.includes('from vehicle_addresses'))).toBe(true)
    expect(kept).toContain('select 149 as number')
    expect(kept).not.toContain('select 0 as number')
    expect(await runPrepared(database, sql`select 0 as number`)).toEqual([{ number: 0 }])
  })
})

describe('a prepared statement that fails', () => {
  const connection = async () => (await database.query('select pg_backend_pid() as pid'))[0].pid

  it('leaves its connection to the next one', async () => {
    const before = await connection()
    await expect(vehicles.findByAddress('\0')).rejects.toMatchObject({ code: '22021' })
    expect(await connection()).toBe(before)
  })

  it('with its connection fails alone', async () => {
    const end = () => runPrepared(database, sql`select pg_terminate_backend(pg_backend_pid())`)
    for (let count = 0; count < 3; count++) await expect(end()).rejects.toThrow()
    expect(await vehicles.findByAddress('nomad-xl')).toMatchObject({ id: 'denago-nomad-xl' })
  })
})

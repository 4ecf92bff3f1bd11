import { openTestDatabase } from '#graph/testing/database.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { readDatabaseOf } from './read-database.ts'

const { database, close } = await openTestDatabase()
afterAll(close)
const vehicles = new VehicleService(readDatabaseOf(database))

/** How often one connection has planned the statement of this name: for all values, and for the actual ones. */
async function plansOf(name: string): Promise<{ kept: number; anew: number }> {
  const [plans] = await database.query(
    'select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements where name = $1',
    [name],
  )
  return plans
}

// Postgres makes a plan for the actual values five times before it may keep one for all.
const TRIES = 5
const RUNS = 20

describe('a named statement', () => {
  it.each([
    ['vehicles-by-address', () => vehicles.findByAddress('nomad-xl')],
    ['similar-vehicles', () => vehicles.similar(['denago-nomad-xl'], 3)],
  ])('keeps its plan: %s', async (name, run) => {
    for (let count = 0; count < RUNS; count++) await run()
    const { kept, anew } = await plansOf(name)
    expect(anew).toBeLessThanOrEqual(TRIES)
    expect(kept).toBeGreaterThan(TRIES)
  })

  it('that fails does not discard its connection', async () => {
    const connection = async () => (await database.query('select pg_backend_pid() as pid'))[0].pid
    const before = await connection()
    await expect(vehicles.findByAddress('\0')).rejects.toMatchObject({ code: '22P05' })
    expect(await connection()).toBe(before)
  })
})

import { openTestDatabase } from '#graph/testing/database.ts'
import { type RemovedVehicle, removalText, takeRemovals } from './removal-allowance.ts'

const { database, close } = await openTestDatabase()
const runner = database.createQueryRunner()
afterAll(async () => {
  await runner.release()
  await close()
})

const carts = (count: number, isSold = false): RemovedVehicle[] =>
  Array.from({ length: count }, (_, index) => ({ id: `c-${index}`, name: 'Cart', stockNumber: `R-${index}`, isSold }))

it('counts by source and by the day of the dealer', async () => {
  const take = (count: number, day: string) => takeRemovals(runner, 'partner acme', carts(count), day)
  expect(await take(3, '2026-12-01')).toBeUndefined()
  expect(await take(3, '2026-12-01')).toMatchObject({ requested: 3, maximum: 2, ids: ['c-0', 'c-1', 'c-2'] })
  expect(await take(2, '2026-12-01')).toBeUndefined()
  expect(await take(1, '2026-12-01')).toMatchObject({ maximum: 0 })
  expect(await takeRemovals(runner, 'partner other', carts(5), '2026-12-01')).toBeUndefined()
  expect(await take(5, '2026-12-02')).toBeUndefined()
})

it('lets any number of sold carts go', async () => {
  expect(await takeRemovals(runner, 'command', carts(100, true), '2026-12-01')).toBeUndefined()
})

it('names the carts, and says what to do', () => {
  const first = carts(1)
  expect(removalText({ requested: 6, maximum: 5, ids: ['c-0'], first }, 'Wait.')).toBe(
    'Nothing was changed: 6 carts that are not sold would be removed, and at most 5 may be today: Cart (R-0) and 5 more. ' +
      'Mark those sold that were sold: they leave the site by themselves. Wait.',
  )
})

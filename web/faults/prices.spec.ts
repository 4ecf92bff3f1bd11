import { expect, test } from 'playwright/test'
import { withMeasuredSite } from '#web/bench/measuredSite.ts'
import { pointsOf } from '#web/bench/prices.ts'
import { readPriceTable } from '#web/bench/priceTable.ts'
import { figure } from '#web/bench/table.ts'
import { UNITS } from '#web/bench/units.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'

let database: OwnDatabase

test.beforeAll(async () => {
  database = await startOwnDatabase()
})
test.afterAll(() => database.stop())

test('every unit of work takes the points that are documented', async () => {
  test.slow()
  const taken: unknown[] = []
  await withMeasuredSite(database, async (site) => {
    for (const unit of UNITS) taken.push([unit.unit, figure(await pointsOf(site, unit))])
  })
  expect(taken).toEqual((await readPriceTable()).map(([unit, , points]) => [unit, points]))
})

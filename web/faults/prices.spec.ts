import { expect, test } from 'playwright/test'
import { type Database, openDatabase } from '#web/bench/database.ts'
import { withMeasuredSite } from '#web/bench/measuredSite.ts'
import { pointsOf } from '#web/bench/prices.ts'
import { readPriceTable } from '#web/bench/priceTable.ts'
import { figure } from '#web/bench/table.ts'
import { UNITS } from '#web/bench/units.ts'

let database: Database

test.beforeAll(async () => {
  database = await openDatabase()
})
test.afterAll(() => database.close())

test('every unit of work takes the points that are documented', async () => {
  test.slow()
  const taken: unknown[] = []
  await withMeasuredSite(database, async (site) => {
    for (const unit of UNITS) taken.push([unit.unit, figure(await pointsOf(site, unit))])
  })
  expect(taken).toEqual((await readPriceTable()).map(([unit, , points]) => [unit, points]))
})

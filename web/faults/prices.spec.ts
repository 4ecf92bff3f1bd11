import { expect, test } from 'playwright/test'
import { type Database, openDatabase } from '#web/bench/database.ts'
import { searchDearest } from '#web/bench/dearest.ts'
import { withMeasuredSite } from '#web/bench/measuredSite.ts'
import { cpuMsOfPoint, measureUnits, type Price } from '#web/bench/prices.ts'
import { readPriceTable } from '#web/bench/priceTable.ts'
import { figure } from '#web/bench/table.ts'

const MOST_MS_OF_POINT = 1
const MOST_BLOCK_MS = 250
/** Raise it for a longer run: ATTACK_SECONDS=600 npm run test:faults -- prices */
const SEARCH_SECONDS = Number(process.env.ATTACK_SECONDS ?? 60)
/** Each run has other requests; the report names the seed. */
const SEED = Date.now() & 0xffff

let database: Database

test.beforeAll(async () => {
  database = await openDatabase()
})
test.afterAll(() => database.close())

const told = ({ unit, points, cpuMs, blockMs }: Price) =>
  `${unit.unit}: ${figure(cpuMs)} ms of CPU for ${points} points, blocked for ${figure(blockMs)} ms`

test('no unit of work costs more CPU than its points pay for, and the documented prices hold', async () => {
  test.setTimeout(600_000)
  const prices = await withMeasuredSite(database, measureUnits)
  const dearest = prices.toSorted((one, other) => cpuMsOfPoint(other) - cpuMsOfPoint(one))
  console.log(dearest.slice(0, 5).map(told).join('\n'))
  expect(prices.filter((price) => cpuMsOfPoint(price) > MOST_MS_OF_POINT).map(told)).toEqual([])
  expect(prices.filter(({ blockMs }) => blockMs > MOST_BLOCK_MS).map(told)).toEqual([])
  const documented = (await readPriceTable()).map(([unit, , points]) => [unit, points])
  expect(prices.map(({ unit, points }) => [unit.unit, figure(points)])).toEqual(documented)
})

test('no generated request costs more CPU than its points pay for', async () => {
  test.setTimeout((SEARCH_SECONDS + 120) * 1000)
  const [record] = await withMeasuredSite(database, (site) => searchDearest(site, SEARCH_SECONDS, SEED))
  console.log(`The dearest of the generated requests: ${JSON.stringify(record)}`)
  expect(record!.msOfPoint).toBeLessThan(MOST_MS_OF_POINT)
})

import type { OwnDatabase } from '#web/e2e/ownDatabase.ts'
import { askPrice, cpuMs, type Measured, withMeasuredSite } from './measuredSite.ts'
import { writePriceTable } from './priceTable.ts'
import { figure, table } from './table.ts'
import { requestOf, type Unit } from './unit.ts'
import { UNITS } from './units.ts'

/** The cost of a unit of work. */
interface Price {
  unit: Unit
  points: number
  /** Of the site and of Postgres for one request. */
  cpuMs: number
}

const ENOUGH_CPU_MS = 400
const MOST_REQUESTS = 150
const LEAST_REQUESTS = 5
const WARMING = 3
const TRIES = 3
/** Cheap requests are measured together: alone, each would be charged for the site's other work. */
const FREE_AT_ONCE = 10

const ask = async ({ origin, stock }: Measured, unit: Unit, turn: number) => {
  const { status = 200 } = unit
  for (let tries = 1; ; tries++) {
    const answer = await askPrice(origin, (number) => requestOf(unit, { number, turn, stock }))
    if (answer.status === status) return answer.points
    // A slow machine may say that it has no time.
    if (answer.status === 503 && tries < TRIES) continue
    throw new Error(`${unit.unit}: ${answer.status}, not ${status}: ${answer.body.slice(0, 200)}`)
  }
}

/** Returns the points of the last request: the first ones may have to make what later ones find. */
const warm = async (site: Measured, unit: Unit) => {
  let points = 0
  for (let turn = 0; turn < WARMING; turn++) points = await ask(site, unit, turn)
  return points
}

const measurePrice = async (site: Measured, unit: Unit): Promise<Price> => {
  const sideBySide = (await warm(site, unit)) === 0 ? FREE_AT_ONCE : 1
  const before = await cpuMs(site.pids)
  let points = 0
  let count = 0
  while (
    count < MOST_REQUESTS * sideBySide &&
    (count < LEAST_REQUESTS || (await cpuMs(site.pids)) - before < ENOUGH_CPU_MS)
  ) {
    const first = WARMING + count
    const asked = Array.from({ length: sideBySide }, (_, index) => ask(site, unit, first + index))
    for (const taken of await Promise.all(asked)) points += taken
    count += sideBySide
  }
  const used = (await cpuMs(site.pids)) - before
  return { unit, points: points / count, cpuMs: used / count }
}

/** The mean points of the requests with which a unit is measured, or of the first of them. */
export const pointsOf = async (site: Measured, unit: Unit): Promise<number> => {
  await warm(site, unit)
  let points = 0
  for (let turn = 0; turn < LEAST_REQUESTS; turn++) points += await ask(site, unit, WARMING + turn)
  return points / LEAST_REQUESTS
}

/** CPU time for each point; for a free unit, for each request. */
const cpuMsOfPoint = ({ cpuMs, points }: Price) => cpuMs / Math.max(points, 1)

const HEAD = ['unit', 'bound', 'points', 'CPU ms', 'ms a point', 'beyond the bound']
const SHOWN = 5

const priceRow = (price: Price): string[] => {
  const { unit, bound, beyond } = price.unit
  const figures = [price.points, price.cpuMs, cpuMsOfPoint(price)].map((value) => figure(value) ?? '')
  return [unit, bound, ...figures, beyond]
}

/** Measures every unit on the built site, and rewrites the table in docs/operations.md. */
export const measurePrices = async ({ database }: { database: OwnDatabase }) => {
  const prices: Price[] = []
  await withMeasuredSite(database, async (site) => {
    for (const unit of UNITS) prices.push(await measurePrice(site, unit))
  })
  await writePriceTable(table(HEAD, prices.map(priceRow)))
  const dearest = prices.toSorted((one, other) => cpuMsOfPoint(other) - cpuMsOfPoint(one)).slice(0, SHOWN)
  return [
    'The whole table is in docs/operations.md. The dearest units of work:',
    table(
      HEAD.slice(0, 5),
      dearest.map((price) => priceRow(price).slice(0, 5)),
    ),
  ].join('\n\n')
}

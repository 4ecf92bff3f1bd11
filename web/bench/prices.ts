import type { Database } from './database.ts'
import { searchDearest } from './dearest.ts'
import { askPrice, cpuMs, longestBlockMs, type Measured, withMeasuredSite } from './measuredSite.ts'
import { writePriceTable } from './priceTable.ts'
import { figure, judge, table } from './table.ts'
import { UNITS, type Unit } from './units.ts'

/** The cost of a unit of work. */
interface Price {
  unit: Unit
  points: number
  /** Of the site and of Postgres for one request. */
  cpuMs: number
  /** The longest time that the event loop stood still. */
  blockMs: number
}

const ENOUGH_CPU_MS = 400
const MOST_REQUESTS = 150
const LEAST_REQUESTS = 5
const WARMING = 3
/** Cheap requests are measured together: alone, each would be charged for the site's other work. */
const FREE_AT_ONCE = 10

const ask = async ({ origin, stock }: Measured, { unit, request, status = 200 }: Unit, turn: number) => {
  const answer = await askPrice(origin, (number) => request(number, turn, stock))
  if (answer.status === status) return answer.points
  throw new Error(`${unit}: ${answer.status}, not ${status}: ${answer.body.slice(0, 200)}`)
}

/** Returns the points of the last request: the first ones may have to make what later ones find. */
const warm = async (site: Measured, unit: Unit) => {
  let points = 0
  for (let turn = 0; turn < WARMING; turn++) points = await ask(site, unit, turn)
  return points
}

const measurePrice = async (site: Measured, unit: Unit): Promise<Price> => {
  const sideBySide = (await warm(site, unit)) === 0 ? FREE_AT_ONCE : 1
  await longestBlockMs(site.origin)
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
  return { unit, points: points / count, cpuMs: used / count, blockMs: await longestBlockMs(site.origin) }
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

/** The price of every unit, one after the other. */
const measureUnits = async (site: Measured): Promise<Price[]> => {
  const prices: Price[] = []
  for (const unit of UNITS) prices.push(await measurePrice(site, unit))
  return prices
}

const HEAD = ['unit', 'bound', 'points', 'CPU ms', 'ms a point', 'beyond the bound']
const SHOWN = 5
/** The search takes this many times as long as another measurement. */
const SEARCH_FACTOR = 40
const MOST_MS_OF_POINT = 1
const MOST_BLOCK_MS = 250

const goal = (what: string, value: number, most: number) => [what, figure(value), ...judge(value, { most })]

const priceRow = (price: Price): string[] => {
  const { unit, bound, beyond } = price.unit
  const figures = [price.points, price.cpuMs, cpuMsOfPoint(price)].map((value) => figure(value) ?? '')
  return [unit, bound, ...figures, beyond]
}

/** Measures every unit on the built site, rewrites the table in docs/operations.md, and searches for dearer requests. */
export const measurePrices = async ({
  database,
  seconds,
}: {
  database: Database
  seconds: number
}): Promise<string> => {
  const { prices, found } = await withMeasuredSite(database, async (site) => ({
    prices: await measureUnits(site),
    found: await searchDearest(site, seconds * SEARCH_FACTOR, Date.now() & 0xffff),
  }))
  await writePriceTable(table(HEAD, prices.map(priceRow)))
  const dearest = prices.toSorted((one, other) => cpuMsOfPoint(other) - cpuMsOfPoint(one)).slice(0, SHOWN)
  const units = dearest.map((price) => [...priceRow(price).slice(0, 5), figure(price.blockMs)])
  const requests = found.map(({ attack, points, cpuMs, msOfPoint }) => [
    `${attack.kind}, size ${attack.size}, seed ${attack.seed}`,
    figure(points),
    figure(cpuMs),
    figure(msOfPoint),
  ])
  return [
    'The whole table is in docs/operations.md. The dearest units of work:',
    table([...HEAD.slice(0, 5), 'longest block, ms'], units),
    table(
      ['what', 'measured', 'target', ''],
      [
        goal('dearest unit, ms a point', Math.max(...prices.map(cpuMsOfPoint)), MOST_MS_OF_POINT),
        goal('dearest generated request, ms a point', found[0]!.msOfPoint, MOST_MS_OF_POINT),
        goal('longest block, ms', Math.max(...prices.map(({ blockMs }) => blockMs)), MOST_BLOCK_MS),
      ],
    ),
    `The dearest of the requests that were generated in ${seconds * SEARCH_FACTOR} s:`,
    table(['request', 'points', 'CPU ms', 'ms a point'], requests),
  ].join('\n\n')
}

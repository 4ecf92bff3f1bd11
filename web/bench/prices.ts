import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpuTime } from './cpuTime.ts'
import type { Database } from './database.ts'
import { serve } from './serve.ts'
import { figure, table } from './table.ts'
import { UNITS, type Unit, type UnitRequest } from './units.ts'

/** What a unit of work costs. */
export interface Price {
  unit: Unit
  points: number
  /** Of the site and of Postgres for one request. */
  cpuMs: number
  /** The longest time that the event loop stood still. */
  blockMs: number
}

/** The part of the site that is measured. */
export interface Measured {
  origin: string
  /** The processes of the site and of Postgres. */
  pids: number[]
}

const ENOUGH_CPU_MS = 400
const MOST_REQUESTS = 150
const LEAST_REQUESTS = 5
const WARMING = 3

let requests = 0

/** Asks as somebody who was never there before, by an address of a network for documentation, and says what it took. */
export const askPrice = async (origin: string, request: (number: number) => UnitRequest) => {
  requests += 1
  const address = `2001:db8:${(requests >> 16).toString(16)}:${(requests & 0xffff).toString(16)}::1`
  const { path, headers, ...init } = request(1_000_000 + requests)
  const response = await fetch(origin + path, {
    redirect: 'manual',
    ...init,
    headers: { ...headers, 'x-forwarded-for': address },
  })
  const body = await response.text()
  const [, quota = 0] = /q=(\d+)/.exec(response.headers.get('ratelimit-policy') ?? '') ?? []
  const [, left = 0] = /r=(\d+)/.exec(response.headers.get('ratelimit') ?? '') ?? []
  return { status: response.status, body, points: Number(quota) - Number(left) }
}

const ask = async (origin: string, { unit, request, status = 200 }: Unit) => {
  const answer = await askPrice(origin, request)
  if (answer.status === status) return answer.points
  throw new Error(`${unit}: ${answer.status}, not ${status}: ${answer.body.slice(0, 200)}`)
}

/** The longest block since it was last asked for, of which the site keeps count. */
const longestBlockMs = async (origin: string) => {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1])
}

export const measurePrice = async ({ origin, pids }: Measured, unit: Unit): Promise<Price> => {
  for (let count = 0; count < WARMING; count++) await ask(origin, unit)
  await longestBlockMs(origin)
  const before = await cpuMs(pids)
  let points = 0
  let count = 0
  while (count < MOST_REQUESTS && (count < LEAST_REQUESTS || (await cpuMs(pids)) - before < ENOUGH_CPU_MS)) {
    points += await ask(origin, unit)
    count += 1
  }
  const used = (await cpuMs(pids)) - before
  return { unit, points: points / count, cpuMs: used / count, blockMs: await longestBlockMs(origin) }
}

/** Processor time for a point; of something free for the request. */
export const cpuMsOfPoint = ({ cpuMs, points }: Price) => cpuMs / Math.max(points, 1)

export const cpuMs = async (pids: number[]) => {
  const used = await cpuTime(pids)
  if (used === undefined) throw new Error('The processor time of a process can only be read on Linux.')
  return used / 1000
}

/** The settings of a site whose prices are measured: callers are told apart by the address that they send. */
export const MEASURED_SETTINGS = { TRUSTED_PROXIES: 'loopback', SMTP_URL: '' }

const HEAD = ['unit', 'bound', 'points', 'CPU ms', 'ms a point', 'beyond the bound']
const DOCUMENT = join(import.meta.dirname, '../../docs/operations.md')

/** Measures every unit on the built site, and writes the table in docs/operations.md anew. */
export const measurePrices = async ({ database }: { database: Database }): Promise<string> => {
  const site = await serve({
    file: 'dist/server/site.js',
    ready: '/readyz',
    env: { ...MEASURED_SETTINGS, DATABASE_URL: database.url },
  })
  const prices: Price[] = []
  try {
    for (const unit of UNITS)
      prices.push(await measurePrice({ origin: site.origin, pids: [site.pid, database.pid] }, unit))
  } finally {
    await site.stop()
  }
  const rows = prices.map((price) => {
    const { unit, bound, beyond } = price.unit
    return [unit, bound, figure(price.points), figure(price.cpuMs), figure(cpuMsOfPoint(price)), beyond]
  })
  const written = await readFile(DOCUMENT, 'utf8')
  await writeFile(DOCUMENT, written.replace(/^\| unit \|.*?\n\n/ms, `${table(HEAD, rows)}\n\n`))
  const dearest = prices.toSorted((one, other) => cpuMsOfPoint(other) - cpuMsOfPoint(one)).slice(0, 5)
  return `The table is in docs/operations.md. The five dearest:\n\n${table(
    ['unit', 'points', 'CPU ms', 'ms a point', 'longest block, ms'],
    dearest.map((price) => [
      price.unit.unit,
      figure(price.points),
      figure(price.cpuMs),
      figure(cpuMsOfPoint(price)),
      figure(price.blockMs),
    ]),
  )}`
}

import { deepStrictEqual } from 'node:assert'
import { peakMemory } from './cpuTime.ts'
import type { Database } from './database.ts'
import { type Answerer, COMPUTED, type Comparison, type HttpRequest, type HttpWork, WORKS } from './httpWork.ts'
import { CONNECTIONS, type Load, WARMING_S } from './load.ts'
import { type Served, serve } from './serve.ts'
import { figure, judge, table } from './table.ts'
import { loadInTurns, type Target } from './turns.ts'

const NAMES: Record<Answerer, string> = {
  cached: 'site, cached',
  computed: 'site, computed',
  bare: 'least Fastify',
  plain: 'plain Apollo',
}

const MOST_START_S = 3
const MOST_MEMORY_MB = 200

// The cache makes the smallest brotli of an answer only after many requests.
const REQUESTS_TO_SETTLE = 40

interface Options {
  database: Database
  seconds: number
  rounds: number
}

type Loads = Map<Answerer, Load>

/** Requests that the built site answers in a second, beside two references on the same machine with the same data. */
export const measureHttp = async ({ database, seconds, rounds }: Options): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const start = async (file: string, ready: string, env: Record<string, string> = {}) => {
    const served = await serve({ file, ready, env: { DATABASE_URL: database.url, ...env } })
    stack.defer(served.stop)
    return served
  }

  // The first start fills the database; later starts resemble the second.
  await (await start('dist/server/site.js', '/readyz')).stop()
  const site = await start('dist/server/site.js', '/')
  const plain = await start('web/bench/references/plainApollo.ts', '/api/vehicles')
  await settle(site)
  const bare = await start('web/bench/references/bareFastify.ts', '/', { ORIGIN: site.origin })
  await checkSameAnswers(site, plain)

  const servers: Record<Answerer, Served> = { cached: site, computed: site, bare, plain }
  const results = new Map<HttpWork, Loads>()
  for (const work of WORKS) {
    const targetOf = (answerer: Answerer): Target => {
      const headers = { ...work.request.headers, ...(answerer === 'computed' && COMPUTED) }
      const { origin, pid } = servers[answerer]
      return { origin, request: { ...work.request, headers }, pids: [pid, database.pid] }
    }
    const targets = new Map(work.answerers.map((answerer) => [answerer, targetOf(answerer)]))
    const medians = await loadInTurns(targets, { seconds, rounds })
    results.set(work, medians)
    report(work, medians)
  }

  return [
    `${CONNECTIONS} connections, medians of ${rounds} interleaved rounds of ${seconds} s after ${WARMING_S} s of warming, 24 vehicles. CPU is`,
    'that of the server and of Postgres for each request. The client shares the machine, so compare ratios.',
    '',
    loadTable(results),
    '',
    'How many times as fast, by CPU:',
    '',
    comparisonTable(results),
    '',
    await processTable(site),
  ].join('\n')
}

/** Throws when the cache does not answer a request that it should. */
export const settle = async ({ origin }: Served) => {
  for (const { name, request } of WORKS.filter(({ answerers }) => answerers.includes('cached'))) {
    for (let count = 0; count < REQUESTS_TO_SETTLE; count++) await ask(origin, request)
    const { headers } = await ask(origin, request)
    if (!headers.get('cache-status')?.includes('; hit')) throw new Error(`${name} is not answered from the cache`)
  }
}

const ask = async (origin: string, { path, ...request }: HttpRequest) => {
  const response = await fetch(origin + path, request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${origin}${path} answers ${response.status}: ${text}`)
  return { headers: response.headers, text }
}

/** Compares the answers of site and reference: the data have to be equal, the operation's cost is the site's alone. */
const checkSameAnswers = async (site: Served, plain: Served) => {
  for (const { request } of WORKS.filter(({ answerers }) => answerers.includes('plain'))) {
    const [ours, theirs] = await Promise.all([ask(site.origin, request), ask(plain.origin, request)])
    deepStrictEqual(JSON.parse(theirs.text).data, JSON.parse(ours.text).data)
  }
}

/** Prints the progress. */
const report = ({ name }: HttpWork, loads: Loads) => {
  const figures = [...loads].map(([answerer, { cpuMicros }]) => `${NAMES[answerer]} ${figure(cpuMicros) ?? '–'} µs`)
  console.error(`${name}: ${figures.join(', ')}`)
}

const loadTable = (results: Map<HttpWork, Loads>) =>
  table(
    ['work', 'answered by', 'requests/s', 'median ms', 'p99 ms', 'CPU µs'],
    [...results].flatMap(([{ name }, loads]) =>
      [...loads].map(([answerer, { requestsPerSecond, medianMs, p99Ms, cpuMicros }]) => [
        name,
        NAMES[answerer],
        figure(requestsPerSecond),
        figure(medianMs),
        figure(p99Ms),
        figure(cpuMicros),
      ]),
    ),
  )

const comparisonTable = (results: Map<HttpWork, Loads>) =>
  table(
    ['work', 'who', 'against', 'times', 'target', ''],
    [...results].flatMap(([{ name, comparisons }, loads]) =>
      comparisons.map((comparison) => {
        const times = timesAsFast(loads, comparison)
        return [name, NAMES[comparison.of], NAMES[comparison.to], figure(times), ...judge(times, comparison.target)]
      }),
    ),
  )

const timesAsFast = (loads: Loads, { of, to }: Comparison) => {
  const ours = loads.get(of)!
  const theirs = loads.get(to)!
  // Without CPU time, the throughput tells about the same, but varies more.
  if (ours.cpuMicros === undefined) return ours.requestsPerSecond / theirs.requestsPerSecond
  return theirs.cpuMicros! / ours.cpuMicros
}

const processTable = async ({ pid, startMs }: Served) => {
  const memory = await peakMemory(pid)
  return table(
    ["the site's process", 'measured', 'target', ''],
    [
      ['second start to the first page, s', figure(startMs / 1000), ...judge(startMs / 1000, { most: MOST_START_S })],
      ['memory at its highest, MB', figure(memory), ...judge(memory, { most: MOST_MEMORY_MB })],
    ],
  )
}

import { deepStrictEqual } from 'node:assert'
import { type Answerer, COMPUTED, type HttpRequest, type HttpWork, WORKS } from './httpWork.ts'
import { CONNECTIONS, type Load, load, WARMING_S } from './load.ts'
import { type Measurement, type Served, serve } from './serve.ts'
import { figure, median, table } from './table.ts'

const NAMES: Record<Answerer, string> = {
  cached: 'site, cached',
  port: 'site on a bare port, cached',
  computed: 'site, computed',
  bare: 'bare Fastify',
  plain: 'plain Apollo',
}

type Loads = Map<Answerer, Load>

/** Requests that the built site answers in a second, beside two references on the same machine with the same data. */
export const measureHttp = async ({ database, seconds, rounds }: Measurement): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const start = async (settings: Record<string, string> = {}, program?: string) => {
    const served = await serve({ DATABASE_URL: database.url, ...settings }, program)
    stack.defer(served.stop)
    return served
  }

  // The first start fills the database; later starts resemble the second.
  await (await start()).stop()
  const site = await start()
  const port = await start({ TRUSTED_PROXIES: '' })
  const plain = await start({}, 'web/bench/references/plainApollo.ts')
  for (const filled of [site, port]) await fillCache(filled)
  const bare = await start({ ORIGIN: site.origin }, 'web/bench/references/bareFastify.ts')
  await checkSameAnswers(site, plain)

  const servers: Record<Answerer, Served> = { cached: site, port, computed: site, bare, plain }
  const results = new Map<HttpWork, Loads>()
  for (const work of WORKS) {
    const loads = new Map(work.answerers.map((answerer): [Answerer, Load[]] => [answerer, []]))
    // The servers take turns, so that other load on the machine meets all of them.
    for (let round = 1; round <= rounds; round++) {
      for (const [answerer, list] of loads) {
        const headers = { ...work.request.headers, ...(answerer === 'computed' && COMPUTED) }
        const { origin, pid } = servers[answerer]
        list.push(await load(origin, { ...work.request, headers }, { seconds, pids: [pid, database.pid] }))
      }
    }
    results.set(work, new Map([...loads].map(([answerer, list]) => [answerer, middle(list)])))
  }

  return [
    `${CONNECTIONS} connections, medians of ${rounds} interleaved rounds of ${seconds} s after ${WARMING_S} s of warming, 24 vehicles. CPU is`,
    'that of the server and of Postgres for each request. The client shares the machine, so compare ratios.',
    '',
    loadTable(results),
    '',
    'How many times as fast, by CPU:',
    '',
    ratioTable(results),
  ].join('\n')
}

const middle = (list: Load[]) => [0, 1, 2, 3].map((figure) => median(list.map((load) => load[figure]!))) as Load

/** Throws when the cache does not answer a request that it should. */
const fillCache = async ({ origin }: Served) => {
  for (const { name, request } of WORKS.filter(({ answerers }) => answerers.includes('cached'))) {
    await ask(origin, request)
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

const loadTable = (results: Map<HttpWork, Loads>) =>
  table(
    ['work', 'answered by', 'requests/s', 'median ms', 'p99 ms', 'CPU µs'],
    [...results].flatMap(([{ name }, loads]) =>
      [...loads].map(([answerer, load]) => [name, NAMES[answerer], ...load.map(figure)]),
    ),
  )

const ratioTable = (results: Map<HttpWork, Loads>) =>
  table(
    ['work', 'cached against bare Fastify', 'the same on a bare port', 'computed against plain Apollo'],
    [...results].map(([{ name }, loads]) => {
      const pairs = [
        ['cached', 'bare'],
        ['port', 'bare'],
        ['computed', 'plain'],
      ] as const
      return [name, ...pairs.map(([one, other]) => figure(timesAsFast(loads, one, other)))]
    }),
  )

const timesAsFast = (loads: Loads, one: Answerer, other: Answerer) => {
  const [ours, theirs] = [one, other].map((answerer) => loads.get(answerer)?.at(-1))
  return ours && theirs && theirs / ours
}

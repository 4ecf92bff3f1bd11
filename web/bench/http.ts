import { CONNECTIONS, type HttpRequest, type Load, load, WARMING_S } from './load.ts'
import { type Measurement, type Served, serve } from './serve.ts'
import { figure, median, table } from './table.ts'

/** The response cache leaves such requests alone. */
export const COMPUTED = { authorization: 'Bearer of-the-measurement' }

/** From the response cache, and with the work done for each request, as after a change. */
const WAYS = { cached: {}, computed: COMPUTED }

const FIELDS = `
  id name brand category price description externalUrl features inStock isNew
  images { path alt width height }
`

const graphql = (query: string): HttpRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})
const page = (path: string): HttpRequest => ({ path, headers: { 'accept-encoding': 'br' } })

const WORKS: Record<string, HttpRequest> = {
  'GraphQL list': graphql(`{ vehicles(first: 24) { totalCount nodes { ${FIELDS} } } }`),
  'GraphQL detail': graphql(`{ vehicle(id: "denago-nomad-xl") { ${FIELDS} } }`),
  'REST list': { path: '/api/vehicles' },
  'Inventory page': page('/inventory'),
  'Vehicle page': page('/vehicle/denago-nomad-xl'),
  'About page': page('/about'),
}

/** Requests that the built site answers in a second. */
export const measureHttp = async ({ database, seconds, rounds }: Measurement): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const start = () => serve({ DATABASE_URL: database.url })
  // The first start fills the database; later starts resemble the second.
  await (await start()).stop()
  const site = await start()
  stack.defer(site.stop)
  await fillCache(site)

  const rows: string[][] = []
  for (const [name, request] of Object.entries(WORKS)) {
    const loads: Record<string, Load[]> = { cached: [], computed: [] }
    // The ways take turns, so that other load on the machine meets both.
    for (let round = 1; round <= rounds; round++) {
      for (const [way, headers] of Object.entries(WAYS)) {
        const sent = { ...request, headers: { ...request.headers, ...headers } }
        loads[way]!.push(await load(site.origin, sent, { seconds, pids: [site.pid, database.pid] }))
      }
    }
    for (const [way, list] of Object.entries(loads)) rows.push([name, way, ...middle(list).map(figure)])
  }

  return [
    `${CONNECTIONS} connections, medians of ${rounds} interleaved rounds of ${seconds} s after ${WARMING_S} s of warming, 24 vehicles. CPU is`,
    'that of the server and of Postgres for each request. The client shares the machine, so compare CPU.',
    '',
    table(['work', 'answer', 'requests/s', 'median ms', 'p99 ms', 'CPU µs'], rows),
  ].join('\n')
}

const middle = (list: Load[]) => [0, 1, 2, 3].map((figure) => median(list.map((load) => load[figure]!)))

/** Throws when the cache does not answer a request. */
const fillCache = async ({ origin }: Served) => {
  for (const [name, { path, ...request }] of Object.entries(WORKS)) {
    const ask = () => fetch(origin + path, request)
    await (await ask()).text()
    const { ok, headers } = await ask()
    if (!ok || !headers.get('cache-status')?.includes('; hit'))
      throw new Error(`${name} is not answered from the cache`)
  }
}

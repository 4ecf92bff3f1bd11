import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { expect, test } from 'playwright/test'
import { type OwnSite, startOwnSite } from '#web/e2e/startSite.ts'
import { HELD, hold, inquiry, memoryOf, WITHOUT_LIMITS } from './visitors.ts'

/** Raise it for a longer run: SOAK_SECONDS=600 npm run test:faults -- soak */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 75)
const REQUESTS_PER_SECOND = 300
const CONNECTIONS = 20
const SAMPLE_MS = 500
/** Pages that are requested rarely. */
const PAGES = 3000
const ADDRESSES = 40_000
const QUERIES = 12_000
/** The node binary's own pages in memory are 61 MB of it. */
const MOST_RSS_MB = 300

type Memory = Awaited<ReturnType<typeof memoryOf>>

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite(WITHOUT_LIMITS)
})

test.afterAll(() => site.stop())

const json = (path: string, body: object): autocannon.Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const query = (number: number) =>
  json('/graphql', { query: `query Q${number} { vehicles(first: 5) { nodes { id name price n${number}: brand } } }` })

/** Cached and uncached pages, REST, feeds and queries, and inquiries, each from the next address. */
const requests = (): autocannon.Request[] => {
  let count = 0
  const held = [...HELD, '/', '/inventory', '/contact', '/feeds/vehicles.csv', '/api/vehicles', '/sitemap.xml']
  let queries = 0
  const kinds: ((number: number) => autocannon.Request)[] = [
    ...held.map((path) => () => ({ path })),
    (number) => ({ path: `/vehicle/denago-nomad-xl?visit=${number % PAGES}` }),
    (number) => ({ path: `/api/vehicles/denago-nomad-xl?visit=${number % PAGES}` }),
    (number) => ({ path: `/nothing-${number % PAGES}` }),
    ...Array.from({ length: 5 }, () => () => query(queries++ % QUERIES)),
    () => json('/api/contact', { ...inquiry(), email: `${randomUUID()}@example.com` }),
  ]
  return kinds.map((kind) => ({
    setupRequest: (request) => {
      const number = count++
      const { headers, ...rest } = kind(number)
      return { ...request, ...rest, headers: { ...headers, 'x-forwarded-for': addressOf(number % ADDRESSES) } }
    },
  }))
}

const addressOf = (number: number) => `10.0.${number >> 8}.${number & 255}`

/** The minimum of a period is the memory left after garbage collection. */
const least = (samples: Memory[]) => ({
  heapMb: Math.min(...samples.map(({ heapMb }) => heapMb)),
  rssMb: Math.min(...samples.map(({ rssMb }) => rssMb)),
})

test('memory does not grow under the load of a busy day', async () => {
  const { origin } = site
  // A busy machine answers fewer requests a second than are sent.
  test.setTimeout((8 * SECONDS + 900) * 1000)
  await hold(origin)
  const run = autocannon({
    url: origin,
    connections: CONNECTIONS,
    overallRate: REQUESTS_PER_SECOND,
    amount: SECONDS * REQUESTS_PER_SECOND,
    timeout: 60,
    requests: requests(),
  })
  let isOver = false
  run.then(() => {
    isOver = true
  })
  const samples: Memory[] = []
  while (!isOver) {
    samples.push(await memoryOf(origin))
    await wait(SAMPLE_MS)
  }
  const result = await run
  const quarter = Math.floor(samples.length / 4)
  // The first quarter fills the caches.
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(3 * quarter)]
  const [before, after] = [least(early), least(late)]
  const { '404': missing, ...answered } = result.statusCodeStats as Record<string, { count: number }>
  expect(missing!.count).toBeGreaterThan(0)
  expect(Object.keys(answered)).toEqual(['200', '201'])
  expect([result.errors, result.timeouts]).toEqual([0, 0])
  expect(after.heapMb).toBeLessThan(before.heapMb * 1.2 + 20)
  expect(after.rssMb).toBeLessThan(before.rssMb * 1.2 + 40)
  expect(samples.at(-1)!.rssMb).toBeLessThan(MOST_RSS_MB)
})

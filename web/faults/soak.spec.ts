import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { expect, test } from 'playwright/test'
import { memoryOf } from './memory.ts'
import { type OwnSite, startOwnSite } from './ownSite.ts'
import { report } from './report.ts'
import { HELD, hold, inquiry } from './visitors.ts'

/** More for a longer look: SOAK_SECONDS=3600 npm run test:faults -- soak */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 120)
const REQUESTS_PER_SECOND = 200
const VISITORS = 20
const SAMPLE_MS = 500
/** Addresses that nobody has asked for lately. */
const PAGES = 3000

let site: OwnSite
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startOwnSite()
  origin = site.origin
})

test.afterAll(() => site.stop())

/** Pages, REST and queries that are held, such that are not, and inquiries. */
const requests = (): autocannon.Request[] => {
  let count = 0
  const fresh = (path: (number: number) => string): autocannon.Request => ({
    setupRequest: (request) => ({ ...request, path: path(count++ % PAGES) }),
  })
  return [
    ...HELD.map((path) => ({ path })),
    ...['/', '/inventory', '/contact', '/feeds/vehicles.json', '/api/vehicles', '/sitemap.xml'].map((path) => ({
      path,
    })),
    fresh((number) => `/vehicle/denago-nomad-xl?visit=${number}`),
    fresh((number) => `/api/vehicles/denago-nomad-xl?visit=${number}`),
    {
      method: 'POST',
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ ...inquiry(), email: `${randomUUID()}@example.com` }),
      }),
    },
  ]
}

/** The least of a time: what stays after the garbage has been collected. */
const least = (samples: number[]) => Math.min(...samples)

test('memory does not grow under the load of a busy day', async () => {
  test.setTimeout((SECONDS + 120) * 1000)
  await hold(origin)
  const run = autocannon({
    url: origin,
    connections: VISITORS,
    overallRate: REQUESTS_PER_SECOND,
    duration: SECONDS,
    timeout: 60,
    requests: requests(),
  })
  let isOver = false
  run.then(() => {
    isOver = true
  })
  const samples: Awaited<ReturnType<typeof memoryOf>>[] = []
  while (!isOver) {
    samples.push(await memoryOf(origin))
    await wait(SAMPLE_MS)
  }
  const result = await run
  const quarter = Math.floor(samples.length / 4)
  // The first quarter fills the caches.
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(3 * quarter)]
  const figures = {
    heapBefore: least(early.map(({ heapMb }) => heapMb)),
    heapAfter: least(late.map(({ heapMb }) => heapMb)),
    rssBefore: least(early.map(({ rssMb }) => rssMb)),
    rssAfter: least(late.map(({ rssMb }) => rssMb)),
  }
  const mb = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value)]))
  report({
    fault: `${SECONDS} s at ${REQUESTS_PER_SECOND} requests a second`,
    saw: `${result['2xx']} answers, none failed; heap ${mb.heapBefore} → ${mb.heapAfter} MB, RSS ${mb.rssBefore} → ${mb.rssAfter} MB`,
    lost: 0,
  })
  expect([result.non2xx, result.errors, result.timeouts]).toEqual([0, 0, 0])
  expect(figures.heapAfter).toBeLessThan(figures.heapBefore * 1.2 + 20)
  expect(figures.rssAfter).toBeLessThan(figures.rssBefore * 1.2 + 40)
})

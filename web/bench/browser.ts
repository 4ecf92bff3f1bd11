import { type Browser, type CDPSession, chromium } from 'playwright'
import { findBrowser } from '#scripts/browser.mjs'
import { CHROMIUM_ARGS } from '#web/e2e/chromium.ts'
import type { Database } from './database.ts'
import { median } from './median.ts'
import { readVitals, type Vitals, watchVitals } from './pageVitals.ts'
import { serve } from './serve.ts'
import { figure, table } from './table.ts'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

// Slow 4G as browsers' developer tools define it, and a mid-range phone.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4

// The time in which a hydrated page may still work.
const QUIET_MS = 1500

interface MeasuredPage {
  path: string
  /** In the tables; the path by default. */
  name?: string
  /** The element that visitors use first; the whole page by default. */
  firstUse?: string
}

const PAGES: MeasuredPage[] = [
  { path: '/about' },
  { path: '/' },
  { path: '/inventory', firstUse: 'main search form' },
  { path: '/vehicle/denago-nomad-xl' },
  { path: '/contact' },
  { path: '/mountain-top-golf-carts' },
]
/** The vehicles of the inventory as a page of plain React, whose figures measure the machine. */
const REFERENCE: MeasuredPage = { path: '/', name: 'plain React' }

interface Visit extends Vitals {
  /** Milliseconds from the request for the document to its first byte. */
  firstByte: number
}

/** Measures the first page of a first visit, on a phone with slow 4G. */
export const measureBrowser = async ({ database, rounds }: { database: Database; rounds: number }): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const site = await serve({ file: 'dist/server/site.js', ready: '/', env: { DATABASE_URL: database.url } })
  stack.defer(site.stop)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS })
  stack.defer(() => browser.close())
  const env = { ORIGIN: site.origin }
  const reference = await serve({ file: 'web/bench/references/plainReact.ts', ready: '/', env })
  stack.defer(reference.stop)
  // Browsers accept brotli over HTTPS and from localhost only.
  const originOf = (page: MeasuredPage) =>
    (page === REFERENCE ? reference : site).origin.replace('127.0.0.1', 'localhost')

  const visits: Visits = new Map([REFERENCE, ...PAGES].map((page) => [page, []]))
  // The first round only fills the response cache.
  for (let round = 0; round <= rounds; round++) {
    for (const [page, list] of visits) {
      const visit = await measureVisit(browser, originOf(page), page)
      if (round > 0) list.push(visit)
    }
  }

  return [
    `Chromium ${browser.version()}, ${PHONE.viewport.width} × ${PHONE.viewport.height}, 1.6 Mbps with a round trip of ${NETWORK.latency} ms, CPU slowed ${CPU_SLOWDOWN} times;`,
    `an empty cache each time, medians of ${rounds} visits. Blocked is the total blocking time until ${QUIET_MS / 1000} s after hydration.`,
    'The ratio in brackets compares a time with that of plain React, which hydrates a list of the same vehicles in the same run.',
    '',
    timeTable(visits),
  ].join('\n')
}

const measureVisit = async (browser: Browser, origin: string, { path, firstUse }: MeasuredPage): Promise<Visit> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = await watchNetwork(session)
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watchVitals, firstUse)
    await page.goto(origin + path)
    await page.waitForFunction(() => window.vitals.hydrated)
    await page.waitForTimeout(QUIET_MS)
    return { ...(await page.evaluate(readVitals)), ...network }
  } finally {
    await context.close()
  }
}

/** The delay that the page's own timing lacks: the emulated network delivers later than the real one. */
const watchNetwork = async (session: CDPSession) => {
  const network = { firstByte: 0 }
  let startedAt = 0
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    startedAt ||= timestamp
  })
  session.on('Network.responseReceived', ({ timestamp }) => {
    network.firstByte ||= (timestamp - startedAt) * 1000
  })
  await session.send('Network.enable')
  return network
}

type Visits = Map<MeasuredPage, Visit[]>

const middle = (visits: Visit[], read: (visit: Visit) => number) => median(visits.map(read))

const TIMES = {
  'first byte ms': ({ firstByte }: Visit) => firstByte,
  'first paint': ({ firstPaint }: Visit) => firstPaint,
  'largest paint': ({ largestPaint }: Visit) => largestPaint,
  'first use': ({ firstUse }: Visit) => firstUse,
  hydrated: ({ hydrated }: Visit) => hydrated,
  blocked: ({ blocked }: Visit) => blocked,
}

const timeTable = (visits: Visits) => {
  const reference = visits.get(REFERENCE)!
  const withRatio = (list: Visit[], read: (visit: Visit) => number) => {
    const time = middle(list, read)
    if (!time) return figure(time)
    return `${figure(time)} (${(time / middle(reference, read)).toFixed(2)})`
  }
  return table(
    ['page', ...Object.keys(TIMES), 'layout shift'],
    [...visits].map(([{ path, name = path }, list]) => [
      name,
      ...Object.values(TIMES).map((read) => withRatio(list, read)),
      figure(middle(list, ({ shift }) => shift)),
    ]),
  )
}

import { type Browser, type CDPSession, chromium } from 'playwright'
import { findBrowser } from '#scripts/browser.mjs'
import { CHROMIUM_ARGS } from '#web/e2e/chromium.ts'
import type { Database } from './database.ts'
import { median } from './median.ts'
import { readVitals, type Vitals, watchVitals } from './pageVitals.ts'
import { serve } from './serve.ts'
import { figure, judge, table } from './table.ts'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

// Slow 4G as browsers' developer tools define it, and a mid-range phone.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4

// The time in which a hydrated page may still work.
const QUIET_MS = 1500

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const
type Kind = (typeof KINDS)[number]

interface MeasuredPage {
  path: string
  /** The element that visitors use first; the whole page by default. */
  firstUse?: string
  mostScriptKB: number
  mostHydratedMs: number
}

const CONTENT = { mostScriptKB: 76, mostHydratedMs: 1100 }
const WITH_DATA = { mostScriptKB: 120, mostHydratedMs: 1600 }
const MOST_LCP_MS = 850
const MOST_FIRST_USE_MS = 1100
const MOST_BLOCKED_MS = 50
const MOST_DOCUMENT_KB = 14

const PAGES: MeasuredPage[] = [
  { path: '/about', ...CONTENT },
  { path: '/', ...CONTENT },
  { path: '/inventory', firstUse: 'main search form', ...WITH_DATA },
  { path: '/vehicle/denago-nomad-xl', ...WITH_DATA },
  { path: '/contact', ...WITH_DATA, mostScriptKB: 100 },
  { path: '/mountain-top-golf-carts', ...WITH_DATA },
]

interface Visit extends Vitals {
  /** Milliseconds from the request for the document to its first byte. */
  firstByte: number
  /** Bytes as they were transferred. */
  bytes: Record<Kind, number>
}

/** Measures the first page of a first visit, on a phone with slow 4G. */
export const measureBrowser = async ({ database, rounds }: { database: Database; rounds: number }): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const site = await serve({ file: 'dist/server/site.js', ready: '/', env: { DATABASE_URL: database.url } })
  stack.defer(site.stop)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS })
  stack.defer(() => browser.close())
  // Browsers accept brotli over HTTPS and from localhost only.
  const origin = site.origin.replace('127.0.0.1', 'localhost')

  const visits = new Map<MeasuredPage, Visit[]>(PAGES.map((page) => [page, []]))
  // The first round only fills the response cache.
  for (let round = 0; round <= rounds; round++) {
    for (const [page, list] of visits) {
      const visit = await measureVisit(browser, origin, page)
      if (round > 0) list.push(visit)
    }
  }

  return [
    `Chromium ${browser.version()}, ${PHONE.viewport.width} × ${PHONE.viewport.height}, 1.6 Mbps with a round trip of ${NETWORK.latency} ms, CPU slowed ${CPU_SLOWDOWN} times;`,
    `an empty cache each time, medians of ${rounds} visits. Blocked is the total blocking time until ${QUIET_MS / 1000} s after hydration.`,
    'A page is usable once its whole document is painted: links, forms and menus work, and the loader keeps presses of buttons.',
    '',
    timeTable(visits),
    '',
    'Transferred, in KB:',
    '',
    byteTable(visits),
    '',
    targetTable(visits),
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
  const network = {
    firstByte: 0,
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>,
  }
  const kinds = new Map<string, Kind>()
  let startedAt = 0
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    startedAt ||= timestamp
  })
  session.on('Network.responseReceived', ({ requestId, type, timestamp }) => {
    network.firstByte ||= (timestamp - startedAt) * 1000
    if (KINDS.includes(type as Kind)) kinds.set(requestId, type as Kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) network.bytes[kind] += encodedDataLength
  })
  await session.send('Network.enable')
  return network
}

type Visits = Map<MeasuredPage, Visit[]>

const middle = (visits: Visit[], read: (visit: Visit) => number) => median(visits.map(read))
const kilobytes = (visits: Visit[], kind: Kind) => middle(visits, ({ bytes }) => bytes[kind] / 1000)

const timeTable = (visits: Visits) =>
  table(
    [
      'page',
      'first byte ms',
      'first paint',
      'usable',
      'largest paint',
      'of',
      'first use',
      'hydrated',
      'blocked',
      'shift',
    ],
    [...visits].map(([{ path, firstUse }, list]) => [
      path,
      figure(middle(list, ({ firstByte }) => firstByte)),
      figure(middle(list, ({ firstPaint }) => firstPaint)),
      figure(middle(list, ({ usable }) => usable)),
      figure(middle(list, ({ largestPaint }) => largestPaint)),
      list[0]?.largestElement,
      firstUse && figure(middle(list, (visit) => visit.firstUse)),
      figure(middle(list, ({ hydrated }) => hydrated)),
      figure(middle(list, ({ blocked }) => blocked)),
      figure(middle(list, ({ shift }) => shift)),
    ]),
  )

const byteTable = (visits: Visits) =>
  table(
    ['page', 'document', 'scripts', 'style sheets', 'fonts', 'pictures', 'data', 'all'],
    [...visits].map(([{ path }, list]) => [
      path,
      figure(kilobytes(list, 'Document')),
      figure(kilobytes(list, 'Script')),
      figure(kilobytes(list, 'Stylesheet')),
      figure(kilobytes(list, 'Font')),
      figure(kilobytes(list, 'Image')),
      figure(kilobytes(list, 'Fetch')),
      figure(middle(list, ({ bytes }) => KINDS.reduce((sum, kind) => sum + bytes[kind], 0) / 1000)),
    ]),
  )

const targetTable = (visits: Visits) =>
  table(
    ['page', 'what', 'measured', 'target', ''],
    [...visits].flatMap(([{ path, firstUse, mostScriptKB, mostHydratedMs }, list]) => {
      const goals: [string, number, number][] = [
        ['largest paint, ms', middle(list, ({ largestPaint }) => largestPaint), MOST_LCP_MS],
        ['hydrated, ms', middle(list, ({ hydrated }) => hydrated), mostHydratedMs],
        ['blocked, ms', middle(list, ({ blocked }) => blocked), MOST_BLOCKED_MS],
        ['shift', middle(list, ({ shift }) => shift), 0],
        ['document, KB', kilobytes(list, 'Document'), MOST_DOCUMENT_KB],
        ['scripts, KB', kilobytes(list, 'Script'), mostScriptKB],
      ]
      if (firstUse) goals.push(['first use, ms', middle(list, (visit) => visit.firstUse), MOST_FIRST_USE_MS])
      return goals.map(([what, value, most]) => [path, what, figure(value), ...judge(value, { most })])
    }),
  )

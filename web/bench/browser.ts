import { type Browser, chromium } from 'playwright'
import { findBrowser } from '#scripts/programs.mjs'
import { CHROMIUM_ARGS } from '#web/e2e/chromium.ts'
import { readVitals, readWork, TRACED, type Vitals, type Work, watchVitals } from './pageVitals.ts'
import { type Measurement, serve } from './serve.ts'
import { figure, median, table } from './table.ts'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

// Slow 4G as browsers' developer tools define it, and a mid-range phone.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4

// The time in which a hydrated page may still work.
const QUIET_MS = 1500

/** A page, and the button that is pressed first. */
type MeasuredPage = { path: string; press: string }

const [MENU, SAVE] = ['header button[aria-haspopup]', 'main button[data-shortlist=saved]']
const PAGES: MeasuredPage[] = [
  ...['/about', '/'].map((path) => ({ path, press: MENU })),
  ...['/inventory', '/vehicle/denago-nomad-xl'].map((path) => ({ path, press: SAVE })),
  ...['/contact', '/mountain-top-golf-carts'].map((path) => ({ path, press: MENU })),
]
/** The vehicles of the inventory as a page of plain React. */
const PLAIN_REACT: MeasuredPage = { path: '/', press: 'main button[aria-pressed]' }
/** Each page with one button of React and no other script. */
const ISLANDS = new Map(PAGES.map((page) => [page, { path: `/island${page.path}`, press: '#island button' }]))

/** Measures the first page of a first visit, on a phone with slow 4G. */
export const measureBrowser = async ({ database, rounds }: Measurement): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const site = await serve({ DATABASE_URL: database.url })
  stack.defer(site.stop)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS })
  stack.defer(() => browser.close())
  const reference = await serve({ ORIGIN: site.origin }, 'web/bench/references/plainReact.ts')
  stack.defer(reference.stop)
  const originOf = (page: MeasuredPage) => (ISLANDS.has(page) ? site : reference).origin

  const visits: Visits = new Map([PLAIN_REACT, ...PAGES, ...ISLANDS.values()].map((page) => [page, []]))
  // The first round only fills the response cache.
  for (let round = 0; round <= rounds; round++) {
    for (const [page, list] of visits) {
      const visit = await measureVisit(browser, originOf(page) + page.path)
      // In a visit of its own: what is pressed works.
      const { firstPress } = await measureVisit(browser, originOf(page) + page.path, page.press)
      if (round > 0) list.push({ ...visit, firstPress })
    }
  }

  return [
    `Chromium ${browser.version()}, ${PHONE.viewport.width} × ${PHONE.viewport.height}, 1.6 Mbps with a round trip of ${NETWORK.latency} ms, CPU slowed ${CPU_SLOWDOWN} times;`,
    `an empty cache each time, medians of ${rounds} visits. Blocked is the total blocking time until ${QUIET_MS / 1000} s after hydration.`,
    'First press: a button is pressed from the first paint on until it answers. The ratios in brackets compare a time with that of plain',
    'React, which hydrates a list of the same vehicles, and with that of the same page with one button of React as its only script, the',
    'least that React can do. Both are measured in the same run.',
    '',
    timeTable(visits, TIMES, { 'layout shift': 'shift' }),
    '',
    'What the main thread does until then, by a trace, before anybody touches the page:',
    '',
    timeTable(visits, WORK, { elements: 'elements', 'styles, characters': 'styles' }),
  ].join('\n')
}

type Visit = Vitals & Work

const measureVisit = async (browser: Browser, url: string, press?: string): Promise<Visit> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watchVitals, press)
    if (!press) await browser.startTracing(page, { categories: TRACED })
    await page.goto(url)
    const last: 'firstPress' | 'hydrated' = press ? 'firstPress' : 'hydrated'
    await page.waitForFunction((time) => window.vitals[time], last)
    await page.waitForTimeout(QUIET_MS)
    const work = press ? undefined : readWork(await browser.stopTracing())
    return { ...(await page.evaluate(readVitals)), ...work } as Visit
  } finally {
    await context.close()
  }
}

type Visits = Map<MeasuredPage, Visit[]>

const middle = (visits: Visit[], time: keyof Visit) => median(visits.map((visit) => visit[time]))

const TIMES: Record<string, keyof Visit> = {
  ...{ 'first paint, ms': 'firstPaint', 'largest paint': 'largestPaint', 'first press': 'firstPress' },
  ...{ hydrated: 'hydrated', blocked: 'blocked' },
}

const WORK: Record<string, keyof Visit> = {
  ...{ 'script, ms': 'script', style: 'style', layout: 'layout', paint: 'paint', parsing: 'parsing' },
  'of these before the first paint': 'beforeFirstPaint',
}

const timeTable = (visits: Visits, columns: Record<string, keyof Visit>, plain: Record<string, keyof Visit>) => {
  const row = (name: string, page: MeasuredPage) => {
    const list = visits.get(page)!
    const references = [PLAIN_REACT, ISLANDS.get(page)].map((reference) => reference && visits.get(reference)!)
    const withRatios = (time: keyof Visit) => {
      const ms = middle(list, time)
      const ratios = references.map((reference) => (reference ? ms / middle(reference, time) : Number.NaN))
      return `${figure(ms)} (${ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–')).join(', ')})`
    }
    const others = Object.values(plain).map((value) => figure(middle(list, value)))
    return [name, ...Object.values(columns).map(withRatios), ...others]
  }
  return table(
    ['page', ...Object.keys(columns), ...Object.keys(plain)],
    [row('plain React', PLAIN_REACT), ...PAGES.map((page) => row(page.path, page))],
  )
}

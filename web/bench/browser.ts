import { type Browser, chromium } from 'playwright'
import { findBrowser } from '#scripts/programs.mjs'
import { CHROMIUM_ARGS } from '#web/e2e/chromium.ts'
import { readVitals, type Vitals, watchVitals } from './pageVitals.ts'
import { type Measurement, serve } from './serve.ts'
import { figure, median, table } from './table.ts'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

// Slow 4G as browsers' developer tools define it, and a mid-range phone.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4

// The time in which a page may still work once its scripts are there.
const QUIET_MS = 1500

const [MENU, SAVE] = ['header button[aria-haspopup]', 'main button[data-shortlist=saved]']
/** Each page, and the button that is pressed first. */
const PAGES = {
  '/about': MENU,
  '/': MENU,
  '/inventory': SAVE,
  '/vehicle/denago-nomad-xl': SAVE,
  '/contact': MENU,
  '/mountain-top-golf-carts': MENU,
}

/** Measures the first page of a first visit, on a phone with slow 4G. */
export const measureBrowser = async ({ database, rounds }: Measurement): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const site = await serve({ DATABASE_URL: database.url })
  stack.defer(site.stop)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS })
  stack.defer(() => browser.close())

  const visits = new Map(Object.keys(PAGES).map((path): [string, Vitals[]] => [path, []]))
  // The first round only fills the response cache.
  for (let round = 0; round <= rounds; round++) {
    for (const [path, press] of Object.entries(PAGES)) {
      const visit = await measureVisit(browser, site.origin + path)
      // In a visit of its own: what is pressed works.
      const { firstPress } = await measureVisit(browser, site.origin + path, press)
      if (round > 0) visits.get(path)!.push({ ...visit, firstPress })
    }
  }

  const medians = (list: Vitals[]) =>
    Object.values(FIGURES).map((name) => figure(median(list.map((visit) => visit[name]))))
  return [
    `Chromium ${browser.version()}, ${PHONE.viewport.width} × ${PHONE.viewport.height}, 1.6 Mbps with a round trip of ${NETWORK.latency} ms, CPU slowed ${CPU_SLOWDOWN} times;`,
    `an empty cache each time, medians of ${rounds} visits. Blocked is the total blocking time until ${QUIET_MS / 1000} s after the scripts have`,
    'taken over. First press: a button is pressed from the first paint on until it answers.',
    '',
    table(
      ['page', ...Object.keys(FIGURES)],
      [...visits].map(([path, list]) => [path, ...medians(list)]),
    ),
  ].join('\n')
}

const FIGURES: Record<string, keyof Vitals> = {
  ...{ 'first paint, ms': 'firstPaint', 'largest paint': 'largestPaint', 'first press': 'firstPress' },
  ...{ 'scripts ready': 'started', blocked: 'blocked', 'layout shift': 'shift' },
  ...{ elements: 'elements', 'styles, characters': 'styles' },
}

const measureVisit = async (browser: Browser, url: string, press?: string): Promise<Vitals> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watchVitals, press)
    await page.goto(url)
    const last: 'firstPress' | 'started' = press ? 'firstPress' : 'started'
    await page.waitForFunction((time) => window.vitals[time], last)
    await page.waitForTimeout(QUIET_MS)
    return await page.evaluate(readVitals)
  } finally {
    await context.close()
  }
}

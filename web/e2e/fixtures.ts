import { test as base, expect, type Page, type Request } from 'playwright/test'
import { runSql } from './ownDatabase.ts'
import { runProgram } from './startSite.ts'

export { expect }

export type SiteOptions = {
  /** DATA_DIR of the site under test. */
  dataDir: string
  /** Console messages that a test provokes; any other one fails it. */
  provoked: RegExp | null
}

/** Who may use the desk of the site under test. */
export const STAFF = 'ann@carts.example'

/** For tests whose result depends on the screen. All others run on the desktop alone. */
export const EVERY_SCREEN = { tag: '@every-screen' }
export const PHONE_ONLY = { tag: '@phone' }

type Fixtures = SiteOptions & {
  /** The inquiries from this e-mail address. */
  storedInquiries: (from: string) => Promise<Record<string, unknown>[]>
  /** Signs one of the staff in. */
  session: undefined
  /** A partner of this test's own, whose key may change the stock. */
  partner: { name: string; key: string }
}

/** Chromium's word on a fade that comes too late, by a promise that no page can handle. */
const CUT_FADE = /Transition was aborted because of invalid state/

/** A page's open requests, and the time of the last one that began or ended. */
type Traffic = { open: Set<Request>; changedAt: number }

const trafficOf = new WeakMap<Page, Traffic>()

const followTraffic = (page: Page) => {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() }
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    traffic.changedAt = Date.now()
  }
  page.on(
    'request',
    note((request) => traffic.open.add(request)),
  )
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(
      end as 'requestfinished',
      note((request) => traffic.open.delete(request)),
    )
  }
  trafficOf.set(page, traffic)
}

/**
 * Waits until what the page asks for has come. Playwright's `networkidle` may never come: of the end of a page that Chromium
 * fetched ahead, and took over or dropped, it does not always hear.
 */
export const atRest = async (page: Page) => {
  await page.waitForLoadState()
  const traffic = trafficOf.get(page)!
  const isQuiet = () => Date.now() - traffic.changedAt > (traffic.open.size === 0 ? 500 : 10_000)
  await expect.poll(isQuiet).toBe(true)
}

/**
 * Every test also fails on a message in the console, such as one about the Content-Security-Policy, an error in the page and a
 * request to another host.
 */
export const test = base.extend<Fixtures>({
  dataDir: ['', { option: true }],
  provoked: [null, { option: true }],

  page: async ({ page, baseURL, provoked }, use) => {
    const problems: string[] = []
    followTraffic(page)
    page.on('console', (message) => problems.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const isForeign = url.protocol.startsWith('http') && url.origin !== baseURL
      if (isForeign) problems.push(`request: ${url.href}`)
    })
    await use(page)
    const isMeant = (problem: string) => provoked?.test(problem) || CUT_FADE.test(problem)
    expect(problems.filter((problem) => !isMeant(problem))).toEqual([])
  },

  session: async ({ dataDir, context, baseURL }, use) => {
    const value = crypto.randomUUID()
    await runSql(dataDir, `insert into staff_sessions (token_hash, email) values (sha256($1), $2)`, [value, STAFF])
    await context.addCookies([{ name: 'desk', value, url: baseURL! }])
    await use(undefined)
  },

  partner: async ({ dataDir }, use) => {
    const name = `partner-${crypto.randomUUID()}`
    const settings = { DATA_DIR: dataDir, DATABASE_URL: '' }
    const printed = await runProgram('partners', ['add', name, '--scope', 'inventory:write'], settings)
    await use({ name, key: /key_[\w-]+/.exec(printed)![0] })
    await runProgram('partners', ['remove', name], settings)
  },

  storedInquiries: async ({ dataDir }, use) => {
    const columns = `id, first_name as "firstName", last_name as "lastName", email, phone, interest, message,
      vehicle_id as "vehicleId", context, source, page, partner, suspicions`
    await use((from) => runSql(dataDir, `select ${columns} from contact_inquiries where email = $1`, [from]))
  },
})

/** Waits until the page's scripts run, and the islands that do not wait for their use. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => window.pageStarted && !document.querySelector('[data-starts-at-once]:not([data-started])'))

/** Waits until an island has started. */
export const started = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-started]`).waitFor({ state: 'attached' })

/** The part of a page that no other page has. */
export const main = (page: Page) => page.getByRole('main')

/** Opens a page and waits until its scripts run. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await hydrated(page)
  return response!
}

/** Holds back all requests to these addresses until the returned function is called. */
export const hold = async (page: Page, url: RegExp) => {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

import { randomUUID } from 'node:crypto'
import type { Page, Request } from 'playwright/test'
import { LIMITS } from '#graph/api/limits.ts'
import { type CuttableDatabase, makeCuttable } from '#graph/testing/cuttable.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { test as base, expect, open, started } from '#web/e2e/fixtures.ts'
import { expectFilled, field, fillAndSend } from '#web/e2e/inquiryForm.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { type Site, startSite } from '#web/e2e/startSite.ts'
import { QUERIES, SEARCHES } from './floods.ts'
import { type Switch, startSwitch } from './switch.ts'
import { inquiry, isReady, newAddress, type Seen, see } from './visitors.ts'

type Fault = {
  /** `caller` is the address that the visitor's requests come from. */
  begin: (caller: string) => Promise<void>
  end: (page: Page) => Promise<void>
  /** How long the answer asks to wait for the next try, in milliseconds. */
  waitMs?: number
  /** Whether the visitor's browser waits until it gives up. */
  isSilent?: boolean
}

let database: OwnDatabase
let way: CuttableDatabase
let site: Site | undefined
let origin: string
let proxy: Switch

const test = base.extend({
  // Playwright reads it before the first hook, too, when there is no proxy yet.
  baseURL: ({ browserName: _unused }, use) => use(proxy?.origin),
})

test.use({ provoked: /status( of|:) (429|50[023])|ERR_EMPTY_RESPONSE|TimeoutError|Failed to fetch/ })

test.beforeAll(async () => {
  database = await startOwnDatabase()
  way = await makeCuttable(database.url)
  proxy = await startSwitch('')
})

test.afterAll(async () => {
  await proxy.stop()
  await site?.stop('SIGKILL')
  await way?.cut()
  await database.stop()
})

const callAs = (page: Page, caller: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': caller })

const ask = (caller: string, path: string, body: string) =>
  see(origin + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': caller, 'content-type': 'application/json' },
    body,
  })

/** Sends, some at a time, until the limit refuses; returns the refusal. */
const exhaust = async (send: () => Promise<Seen>): Promise<Seen> => {
  const seen = await Promise.all(Array.from({ length: 4 }, send))
  return seen.find(({ status }) => status === 429) ?? exhaust(send)
}

/** The dearest operation, then cheaper ones until nothing is left; each time another one, since a kept answer costs nothing. */
const takeAll = async (caller: string) => {
  let number = 0
  const send = (body: object) => ask(caller, '/graphql', JSON.stringify(body))
  await exhaust(() => send(QUERIES[SEARCHES]!(number++)))
  for (const field of [
    'vehicles(first: 1, filter: { search: "golf" }) { totalCount }',
    'vehicles(first: 1) { totalCount }',
    '__typename',
  ]) {
    await exhaust(() => send({ query: `{ a${number++}: ${field} }` }))
  }
}

/** Each network has limits of its own. */
const changeNetwork = (page: Page) => callAs(page, newAddress())

const TABLES = ['vehicles', 'locations', 'municipalities', 'contact_inquiries']

const isBroken = async () => (await see(`${origin}/api/vehicles?asked=${randomUUID()}`)).status === 500

/** The announcement empties the caches of the rows. */
const renameTables = async (nameOf: (table: string) => { from: string; to: string }) => {
  for (const { from, to } of TABLES.map(nameOf)) await database.client.query(`alter table ${from} rename to ${to}`)
  await database.client.query("notify catalogue, ''")
}

const setFault = (fault: Switch['fault']) => async () => {
  proxy.fault = fault
}

/** The cause of each answer. */
const ANSWERS = {
  '429': { begin: takeAll, end: changeNetwork },
  "429 of the form's limit": {
    begin: async (caller) => void (await exhaust(() => ask(caller, '/api/contact', JSON.stringify(inquiry())))),
    end: changeNetwork,
  },
  '500': {
    begin: async () => {
      await renameTables((table) => ({ from: table, to: `${table}_away` }))
      await eventually(isBroken)
    },
    end: () => renameTables((table) => ({ from: `${table}_away`, to: table })),
  },
  '503': {
    begin: () => way.cut(),
    end: async () => {
      await way.restore()
      await eventually(() => isReady(origin))
    },
    waitMs: 10_000,
  },
  none: { begin: setFault('no answer'), end: setFault(undefined) },
  'by silence': { begin: setFault('silence'), end: setFault(undefined), isSilent: true },
  "a proxy's 502": { begin: setFault('bad gateway'), end: setFault(undefined) },
} satisfies Record<string, Fault>

const PAGES = {
  inventory: {
    from: '/inventory',
    go: async (page: Page) => void (await page.getByLabel('Brand').selectOption('denago')),
    tryAgain: async (page: Page) => {
      await expect(page.getByLabel('Brand')).toHaveValue('denago')
      await page.getByRole('button', { name: 'Try again' }).click()
    },
    content: 'Showing 9 of 24',
  },
  form: {
    from: '/contact',
    go: async (page: Page) => {
      await field(page, 'First name').focus()
      // Before that the browser would send the form itself.
      await started(page, 'ContactForm')
      await fillAndSend(page)
    },
    tryAgain: async (page: Page) => {
      await expectFilled(page)
      await page.getByRole('button', { name: 'Send message' }).click()
    },
    content: 'Thanks. We got your message.',
  },
}

const LOADING = 'Error loading vehicles: Failed to fetch vehicles:'

/** How often is sent what the visitor wants before the page says that it failed, and what it says then. */
// biome-ignore format: a table
const ROWS: [answer: keyof typeof ANSWERS, page: keyof typeof PAGES, requests: number, says: string][] = [
  ['429', 'form', 1, 'Too many requests: please try again in'],
  ["429 of the form's limit", 'form', 1, 'Too many messages from your connection. Please try again in 10 minutes, or call us.'],
  ['500', 'form', 1, 'Something went wrong on our side. Please try again.'],
  ['503', 'inventory', 4, `${LOADING} 503`],
  ['503', 'form', 1, 'Please try again in a few minutes.'],
  ['none', 'inventory', 4, `${LOADING} no connection`],
  ['none', 'form', 1, 'Failed to send message. Please try again.'],
  ['by silence', 'inventory', 1, `${LOADING} no connection`],
  ['by silence', 'form', 1, 'Failed to send message. Please try again.'],
  ["a proxy's 502", 'inventory', 4, `${LOADING} 502`],
  ["a proxy's 502", 'form', 1, 'Failed to submit contact form'],
]

/** What the page's scripts ask the site for. */
const recordFetches = (page: Page) => {
  const sent: Request[] = []
  page.on('request', (request) => {
    const isMeant = /^\/(graphql|inventory)$/.test(new URL(request.url()).pathname)
    if (isMeant && request.resourceType() === 'fetch') sent.push(request)
  })
  return sent
}

/** Replaces the one before, if any. */
const startNewSite = async () => {
  await site?.stop('SIGKILL')
  site = await startSite({ DATABASE_URL: way.url, TRUSTED_PROXIES: 'loopback', RATE_LIMIT: String(LIMITS.cost) })
  // The form sends the same words in each test: within ten minutes they would get the receipt of the test before.
  await database.client.query('delete from contact_inquiries')
  origin = site.origin
  proxy.lead(origin)
}

// Each answer has a site of its own: after a failure, a site gives the last good answer to the same query.
for (const [answer, fault] of Object.entries<Fault>(ANSWERS)) {
  test.describe(`answered ${answer},`, () => {
    test.beforeAll(startNewSite)

    for (const [, name, requests, says] of ROWS.filter(([one]) => one === answer)) {
      const { from, go, tryAgain, content } = PAGES[name]

      test(`${name}: ${requests} requests, then "${says}"`, async ({ page }) => {
        const caller = newAddress()
        await callAs(page, caller)
        await open(page, from)
        await fault.begin(caller)
        const sent = recordFetches(page)
        const expectSent = (count: number) => expect.poll(() => sent.length).toBe(count)

        const waitMs = requests > 1 ? fault.waitMs : undefined
        // A clock that runs ahead shortens the waits. Those between tries are over by the test alone, not also by themselves.
        if (waitMs || fault.isSilent) await page.clock.install()
        if (waitMs) await page.clock.pauseAt(Date.now() + 60_000)
        await go(page)
        for (let tries = 1; tries < requests && waitMs; tries++) {
          await expectSent(tries)
          for (const request of sent) await (await request.response())?.finished()
          await page.clock.fastForward(waitMs - 2000)
          // Requests are reported in their order: a try that came too early is seen before this one ends.
          await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
          expect(sent).toHaveLength(tries)
          await expect.poll(() => page.clock.fastForward(1000).then(() => sent.length)).toBe(tries + 1)
        }
        if (fault.isSilent) {
          await expectSent(requests)
          await page.clock.fastForward(15_000)
        }
        await expect(page.locator('body')).toContainText(says)
        expect(sent).toHaveLength(requests)

        await fault.end(page)
        await tryAgain(page)
        await expect(page.locator('body')).toContainText(content)
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
        expect(sent).toHaveLength(requests + 1)
      })
    }
  })
}

test.describe('a page', () => {
  test.beforeAll(startNewSite)

  test('that is refused for eight seconds asks again then', async ({ page }) => {
    await open(page, '/inventory')
    const refusal = { status: 429, headers: { 'retry-after': '8' } }
    await page.route(/\/(graphql|inventory\?)/, (route) => route.fulfill(refusal), { times: 1 })
    const sent = recordFetches(page)
    await PAGES.inventory.go(page)
    await expect(page.locator('body')).toContainText(PAGES.inventory.content)
    const [first, second, ...more] = sent.map((request) => request.timing().startTime)
    expect(second! - first!).toBeGreaterThanOrEqual(8000)
    expect(more).toEqual([])
  })

  test('beyond the budget of its address says so', async () => {
    const headers = { 'x-forwarded-for': newAddress(), accept: 'text/html' }
    const refused = await exhaust(() => see(`${origin}/terms?asked=${randomUUID()}`, { headers }))
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.body).toContain('Too many requests: please try again in ')
  })
})

import { randomUUID } from 'node:crypto'
import type { Page, Request } from 'playwright/test'
import { LIMITS } from '#graph/api/limits.ts'
import { type CuttableDatabase, makeCuttable } from '#graph/testing/cuttable.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { test as base, expect, open, started } from '#web/e2e/fixtures.ts'
import { expectFilled, field, fillAndSend } from '#web/e2e/inquiryForm.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { type Site, startSite } from '#web/e2e/startSite.ts'
import { type Switch, startSwitch } from '#web/e2e/switch.ts'
import { inquiry, isReady, newAddress, see } from './visitors.ts'

type Fault = {
  /** `caller` is the address that the visitor's requests come from. */
  begin: (caller: string) => Promise<void>
  end: (page: Page) => Promise<void>
  /** How long the answer asks to wait for the next try, in milliseconds. */
  waitMs?: number
  /** Whether the visitor's browser waits until it gives up. */
  isSilent?: boolean
}

type Visit = {
  from: string
  go: (page: Page) => Promise<void>
  tryAgain: (page: Page) => Promise<void>
  /** Names of the operations sent to /graphql. */
  operations: string[]
  /** Text that the visitor came for. */
  content: string
}

type Row = {
  answer: keyof typeof ANSWERS
  page: keyof typeof PAGES
  /** How often each operation is sent before the visitor reads that it failed. */
  requests: number
  says: string[]
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

/** Sends until the limit refuses. */
const exhaust = async (caller: string, path: string, body: () => object) => {
  let status = 0
  while (status !== 429) status = (await ask(caller, path, JSON.stringify(body()))).status
}

/** Uses the dearest document there is, then the cheapest. */
const takeAllPoints = async (caller: string) => {
  for (const query of ['#'.padEnd(LIMITS.documentCharacters), '#']) {
    await exhaust(caller, '/graphql', () => ({ query }))
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

const setApiFault = (fault: Switch['apiFault']) => async () => {
  proxy.apiFault = fault
}

/** The cause of each answer. */
const ANSWERS = {
  '429': { begin: takeAllPoints, end: changeNetwork },
  "429 of the form's limit": { begin: (caller) => exhaust(caller, '/api/contact', inquiry), end: changeNetwork },
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
  none: { begin: setApiFault('no answer'), end: setApiFault(undefined) },
  'by silence': { begin: setApiFault('silence'), end: setApiFault(undefined), isSilent: true },
  "a proxy's 502": { begin: setApiFault('bad gateway'), end: setApiFault(undefined) },
} satisfies Record<string, Fault>

const startInventory = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointermove', { movementX: 1 })
  await started(page, 'Inventory')
}

const PAGES = {
  inventory: {
    from: '/inventory',
    go: async (page) => {
      await startInventory(page)
      await page.getByLabel('Brand').selectOption('denago')
    },
    tryAgain: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    operations: ['Inventory'],
    content: 'Showing 9 of 24',
  },
  form: {
    from: '/contact',
    go: async (page) => {
      await field(page, 'First name').focus()
      // Before that the browser would send the form itself.
      await started(page, 'ContactForm')
      await fillAndSend(page)
    },
    tryAgain: async (page) => {
      await expectFilled(page)
      await page.getByRole('button', { name: 'Send message' }).click()
    },
    operations: ['SubmitContact'],
    content: 'Thanks. We got your message.',
  },
} satisfies Record<string, Visit>

// biome-ignore format: a table
const ROWS: Row[] = [
  // With the Retry-After of a minute that has just begun: nobody waits for that.
  { answer: '429', page: 'inventory', requests: 1, says: ['Error loading vehicles: Failed to fetch vehicles: 429'] },
  { answer: '429', page: 'form', requests: 1, says: ['Error', 'Too many requests: please try again in'] },
  { answer: "429 of the form's limit", page: 'form', requests: 1, says: ['Error', 'Too many messages from your connection. Please try again in 10 minutes, or call us.'] },

  { answer: '500', page: 'inventory', requests: 4, says: ['Error loading vehicles: Failed to fetch vehicles: 500'] },
  { answer: '500', page: 'form', requests: 1, says: ['Error', 'Something went wrong on our side. Please try again.'] },

  { answer: '503', page: 'inventory', requests: 4, says: ['Error loading vehicles: Failed to fetch vehicles: 503'] },
  { answer: '503', page: 'form', requests: 1, says: ['Error', 'Please try again in a few minutes.'] },

  { answer: 'none', page: 'inventory', requests: 4, says: ['Error loading vehicles: Failed to fetch vehicles: no connection'] },
  { answer: 'none', page: 'form', requests: 1, says: ['Error', 'Failed to send message. Please try again.'] },

  { answer: 'by silence', page: 'inventory', requests: 1, says: ['Error loading vehicles: Failed to fetch vehicles: no connection'] },
  { answer: 'by silence', page: 'form', requests: 1, says: ['Error', 'Failed to send message. Please try again.'] },

  { answer: "a proxy's 502", page: 'inventory', requests: 4, says: ['Error loading vehicles: Failed to fetch vehicles: 502'] },
  { answer: "a proxy's 502", page: 'form', requests: 1, says: ['Error', 'Failed to submit contact form'] },
]

/** Requests to /graphql, by operation. */
const recordOperations = (page: Page) => {
  const sent: Record<string, Request[]> = {}
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname !== '/graphql') return
    const operation = url.searchParams.get('operationName') ?? request.postDataJSON().operationName
    sent[operation] = [...(sent[operation] ?? []), request]
  })
  return sent
}

/** Milliseconds between the requests, by the browser's clock. */
const gapsOf = (requests: Request[]) => {
  const times = requests.map((request) => request.timing().startTime)
  return times.slice(1).map((time, index) => time - times[index]!)
}

/** Replaces the one before, if any. */
const startNewSite = async () => {
  await site?.stop('SIGKILL')
  site = await startSite({ DATABASE_URL: way.url, TRUSTED_PROXIES: 'loopback' })
  // The form sends the same words in each test: within ten minutes they would get the receipt of the test before.
  await database.client.query('delete from contact_inquiries')
  origin = site.origin
  proxy.lead(origin)
}

// Each answer has a site of its own: after a failure, a site gives the last good answer to the same query.
for (const [answer, fault] of Object.entries<Fault>(ANSWERS)) {
  test.describe(`answered ${answer},`, () => {
    test.beforeAll(startNewSite)

    for (const row of ROWS.filter((one) => one.answer === answer)) {
      const visit: Visit = PAGES[row.page]

      test(`${row.page}: ${row.requests} requests, then "${row.says.at(-1)}"`, async ({ page }) => {
        const caller = newAddress()
        await callAs(page, caller)
        await open(page, visit.from)
        await fault.begin(caller)
        const sent = recordOperations(page)
        const counts = () => visit.operations.map((operation) => sent[operation]?.length ?? 0)

        // A clock that runs ahead shortens the waits.
        if (fault.waitMs || fault.isSilent) await page.clock.install()
        await visit.go(page)
        for (let tries = 1; tries < row.requests && fault.waitMs; tries++) {
          await expect.poll(counts).toEqual(visit.operations.map(() => tries))
          for (const request of Object.values(sent).flat()) await (await request.response())?.finished()
          await page.clock.fastForward(fault.waitMs - 2000)
          // Requests are reported in their order: a try that came too early is seen before this one ends.
          await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
          expect(counts()).toEqual(visit.operations.map(() => tries))
          const goOn = () => page.clock.fastForward(1000).then(counts)
          await expect.poll(goOn).toEqual(visit.operations.map(() => tries + 1))
        }
        if (fault.isSilent) {
          await expect.poll(counts).toEqual(visit.operations.map(() => row.requests))
          await page.clock.fastForward(15_000)
        }
        for (const text of row.says) await expect(page.locator('body')).toContainText(text)
        expect(counts()).toEqual(visit.operations.map(() => row.requests))

        await fault.end(page)
        await visit.tryAgain(page)
        await expect(page.locator('body')).toContainText(visit.content)
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
        expect(counts()).toEqual(visit.operations.map(() => row.requests + 1))
      })
    }
  })
}

test.describe('answered 429 for some seconds,', () => {
  test.beforeAll(startNewSite)

  test('a query whose budget is used up is sent again when its minute is over, where that is ten seconds away at most', async ({
    page,
  }) => {
    await open(page, '/inventory')
    await startInventory(page)
    const refusal = {
      status: 429,
      headers: { 'retry-after': '8' },
      json: { errors: [{ message: 'Too many requests' }] },
    }
    await page.route(/\/graphql/, (route) => route.fulfill(refusal), { times: 1 })
    const sent = recordOperations(page)
    await PAGES.inventory.go(page)
    await expect(page.locator('body')).toContainText(PAGES.inventory.content)
    expect(sent.Inventory).toHaveLength(2)
    expect(gapsOf(sent.Inventory!)[0]).toBeGreaterThanOrEqual(8000)
  })
})

import type { Page, Route } from 'playwright/test'
import { expect, hold, hydrated, open, test } from './fixtures.ts'

const DATA = /\/graphql(\?|$)/
const unavailable = (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' })

// A page without data of its own: from here, the next page has to ask for its data.
const START = '/no/such/page'
const goToInventory = (page: Page) => page.getByRole('main').getByRole('link', { name: 'View Inventory' }).click()

const boxes = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test.use({ provoked: /status (of|code) (404|503)|ERR_FAILED|dynamically imported module/ })

test('while the inventory loads, six cards of the size of the real ones hold their places', async ({ page }) => {
  const release = await hold(page, DATA)
  await open(page, START)
  await goToInventory(page)
  await expect(page.getByRole('status')).toHaveText('Loading vehicles')
  const places = page.locator('main [aria-busy] > li')
  await expect(places).toHaveCount(6)
  const held = await places.evaluateAll(boxes)

  release()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  const shown = await page.locator('main li:has(article)').evaluateAll(boxes)
  expect(shown[0]).toMatchObject({ x: held[0]!.x, y: held[0]!.y, width: held[0]!.width })
  // On a phone, a long name takes a second line.
  expect(Math.min(...shown.slice(0, 6).map(({ height }) => height))).toBeCloseTo(held[0]!.height, 0)
})

test('while a cart loads, blocks hold its place', async ({ page }) => {
  await open(page, '/inventory')
  const release = await hold(page, DATA)
  await page.getByRole('link', { name: 'View Details: Denago EV City' }).click()
  await expect(page.getByLabel('Loading vehicle')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago EV City')
})

test('an inventory that does not come is asked for four times, then says so and can be tried again', async ({
  page,
}) => {
  let asked = 0
  await page.route(DATA, (route) => {
    asked++
    return unavailable(route)
  })
  await open(page, START)
  await goToInventory(page)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Error loading vehicles: Failed to fetch vehicles: 503', { timeout: 10_000 })
  expect(asked).toBe(4)

  await page.unroute(DATA)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
})

test('a cart that does not come shows the not-found screen, and the cart before it is there again', async ({
  page,
}) => {
  await open(page, '/vehicles/nomad-xl')
  let asked = 0
  await page.route(DATA, (route) => {
    asked++
    return unavailable(route)
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Vehicle Not Found')
  expect(asked).toBe(2)

  await page.unroute(DATA)
  await page.goBack()
  await expect(page).toHaveURL('/vehicles/nomad-xl')
  await expect(heading).toHaveText('Denago Nomad XL')
})

test('a page that was open before is shown again without asking for its data', async ({ page }) => {
  await open(page, '/inventory')
  await page.getByRole('link', { name: 'View Details: Denago EV City' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago EV City')
  const asked: string[] = []
  page.on('request', (request) => {
    if (DATA.test(request.url())) asked.push(request.url())
  })
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago EV City')
  expect(asked).toEqual([])
})

test('a page whose script does not come says so, and trying again loads it', async ({ page }) => {
  await page.route(/ContactPage.*\.js$/, (route) => route.abort())
  await open(page, START)
  await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).click()
  await page.getByRole('link', { name: 'Send a message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
  await page.unroute(/ContactPage.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us anything about carts')
})

declare global {
  interface Window {
    shifts: { value: number; what: string }[]
  }
}

const watchShifts = () => {
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
  window.shifts = []
  const note = ({ value, sources }: Shift) =>
    window.shifts.push({ value, what: sources.map(({ node }) => node?.textContent).join(', ') })
  new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  })
}

const paintBeforeScripts = async (page: Page, path: string, late: RegExp) => {
  await page.addInitScript(watchShifts)
  const release = await hold(page, late)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return release
}

const expectShiftsBelow = async (page: Page, limit: number) => {
  const shifts = await page.evaluate(() => window.shifts)
  const score = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(score, JSON.stringify(shifts)).toBeLessThan(limit)
}

for (const path of ['/inventory', '/vehicle/denago-nomad-xl', '/contact', '/thank-you']) {
  test(`${path} looks before its scripts as it does with them`, async ({ page }) => {
    const release = await paintBeforeScripts(page, path, /\.js$/)
    await page.evaluate(() => document.fonts.ready)
    const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const before = await height()
    release()
    await hydrated(page)
    expect(await height()).toBeCloseTo(before, 0)
    await expectShiftsBelow(page, 0.001)
  })

  test(`hardly anything on ${path} moves when its font comes late`, async ({ page }) => {
    const release = await paintBeforeScripts(page, path, /\.woff2$/)
    await hydrated(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    await expectShiftsBelow(page, 0.01)
  })
}

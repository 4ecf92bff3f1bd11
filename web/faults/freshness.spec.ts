import type { APIRequestContext, Page } from 'playwright/test'
import { atRest, expect, hydrated, main, open } from '#web/e2e/fixtures.ts'
import { formatPrice } from '#web/ui/format.ts'
import { type Stock, test } from './ownStock.ts'
import { type Switch, startSwitch } from './switch.ts'

const ID = 'denago-ev-city'
const NAME = 'Denago EV City'
const MINUTE = 60_000

const card = (page: Page) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: NAME, exact: true }) })

let price = 12_000

/** Waits until the site knows a value of the cart. */
const known = (request: APIRequestContext, value: Record<string, unknown>) =>
  expect.poll(async () => (await request.get(`/api/vehicles/${ID}`)).json()).toMatchObject(value)

/** Changes the cart's price and waits until the site knows it. */
const reprice = async (stock: Stock, request: APIRequestContext) => {
  price++
  await stock.sql('update vehicles set price = $1 where id = $2', [price, ID])
  await known(request, { price })
  return formatPrice(price)
}

const laterAndBack = async (page: Page, minutes: number) => {
  await page.clock.fastForward(minutes * MINUTE)
  // A browser under test never hides its pages: this is the event of a tab that becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** The page in between loads no carts, which would update the list's prices. */
const leaveAndReturn = async (page: Page) => {
  await main(page).getByRole('link', { name: 'Send a message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us')
  await page.goBack()
}

/** Pages that print prices. The cart stands on some of them while it is the cheapest. */
const VIEWS: Record<string, (page: Page) => Promise<unknown>> = {
  'the inventory': (page) => open(page, '/inventory'),
  'a filtered inventory': async (page) => {
    await open(page, '/inventory')
    await page.getByLabel('Brand').selectOption('denago')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Showing 9 /)
  },
  'a cart': (page) => open(page, `/vehicle/${ID}`),
  'the home page': (page) => open(page, '/'),
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

for (const [view, look] of Object.entries(VIEWS)) {
  test(`${view} asks nobody after three minutes, and has a new price after nine`, async ({ page, request, stock }) => {
    // The minutes count from when the server rendered the page, which may have been before this test.
    const before = await reprice(stock, request)
    await look(page)
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => {
      // A slow machine may ask for the cart's pictures only now.
      if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname)
    })
    await laterAndBack(page, 3)
    // What the page asks for because of the return comes before this.
    await page.evaluate(() => fetch('/healthz'))
    expect(asked).toEqual(['/healthz'])

    await expect(main(page)).toContainText(before)
    const newPrice = await reprice(stock, request)
    await laterAndBack(page, 6)
    await expect(main(page)).toContainText(newPrice)
  })
}

test('a page with typed figures stays, and says that prices may have changed', async ({ page, request, stock }) => {
  await open(page, `/vehicle/${ID}`)
  const payment = main(page).locator('input[name=down]')
  await payment.fill('2500')
  const newPrice = await reprice(stock, request)
  await laterAndBack(page, 6)
  await expect(page.getByText('Prices may have changed since')).toBeVisible()
  await expect(payment).toHaveValue('2500')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(main(page)).toContainText(newPrice)
})

test('an enlarged picture stays open, and the page says that prices may have changed', async ({ page }) => {
  await open(page, `/vehicle/${ID}`)
  await main(page)
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  const picture = page.getByRole('dialog')
  await expect(picture).toBeVisible()
  await laterAndBack(page, 6)
  await expect(page.getByText('Prices may have changed')).toBeVisible()
  await expect(picture).toBeVisible()
})

test('a page that loads itself again is counted once, and once more when the visitor does it', async ({ page }) => {
  const views = () => page.evaluate(() => window.dataLayer?.length ?? 0)
  await open(page, '/showroom')
  expect(await views()).toBe(1)
  const reloaded = page.waitForEvent('framenavigated')
  await laterAndBack(page, 6)
  await reloaded
  await hydrated(page)
  expect(await views()).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await views()).toBe(1)
})

test.describe('a form', () => {
  // The browser reports the status of the page that came back.
  test.use({ provoked: /status of 400/ })

  test('that came back from the server is not sent again', async ({ page }) => {
    await open(page, '/contact')
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/contact"]')!.submit())
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await page.waitForFunction(() => window.pageStarted)
    await laterAndBack(page, 6)
    await expect(page.getByText('Prices may have changed since')).toBeVisible()
  })
})

test('the first filter on a list of six minutes ago shows the prices of now', async ({ page, request, stock }) => {
  await open(page, '/inventory')
  const newPrice = await reprice(stock, request)
  await page.clock.fastForward(6 * MINUTE)
  await page.getByLabel('Brand').selectOption('denago')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Showing 9 /)
  await expect(card(page)).toContainText(newPrice)
})

test('five minutes count from when the server made the page', async ({ page, request, stock }) => {
  // A page that a proxy's cache has kept for four minutes.
  await page.clock.setSystemTime(Date.now() + 4 * MINUTE)
  await open(page, `/vehicle/${ID}`)
  const newPrice = await reprice(stock, request)
  await laterAndBack(page, 2)
  await expect(main(page)).toContainText(newPrice)
})

test('a list to which Back leads is loaded again once it has aged', async ({ page, request, stock }) => {
  await open(page, `/vehicle/${ID}`)
  await main(page).getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(card(page)).toBeVisible()
  const newPrice = await reprice(stock, request)
  await page.clock.fastForward(6 * MINUTE)
  await leaveAndReturn(page)
  // The faked clock hides that the browser came by Back.
  await laterAndBack(page, 0)
  await expect(card(page)).toContainText(newPrice)
})

test.describe('behind a proxy', () => {
  let proxy: Switch
  const behindProxy = test.extend({
    baseURL: async ({ baseURL }, use) => {
      proxy = await startSwitch(baseURL!)
      await use(proxy.origin)
      await proxy.stop()
    },
    provoked: /status of 502/,
  })

  behindProxy('a cart stays in view when the site is down as the tab comes back', async ({ page }) => {
    await open(page, `/vehicle/${ID}`)
    let status: number | undefined
    page.on('response', (response) => {
      if (response.url() === page.url()) status = response.status()
    })
    proxy.lead(undefined)
    await laterAndBack(page, 6)
    await expect.poll(() => status).toBe(502)
    await atRest(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  })
})

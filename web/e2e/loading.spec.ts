import type { Page, Route } from 'playwright/test'
import { DESKTOP_ONLY, expect, hold, open, test } from './fixtures.ts'

const DATA = /\/graphql(\?|$)/
const unavailable = (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' })

// A page without data of its own: from here, the next page has to ask for its data.
const START = '/no/such/page'
const goToInventory = (page: Page) => page.getByRole('main').getByRole('link', { name: 'View Inventory' }).click()

test.use({ provoked: /status( of| code|:) (404|503)|ERR_FAILED|dynamically imported module/ })

test('the code of a page comes when its link is pointed at', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  const code = page.waitForRequest(/\/VehiclePage-.*\.js$/)
  await page.getByRole('link', { name: 'View Details: Denago EV City' }).hover()
  await code
})

test('while a cart loads, blocks hold its place', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  const release = await hold(page, DATA)
  await page.getByRole('link', { name: 'View Details: Denago EV City' }).click()
  await expect(page.getByLabel('Loading vehicle')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago EV City')
})

test(
  'an inventory that does not come is asked for four times, then says so and can be tried again',
  DESKTOP_ONLY,
  async ({ page }) => {
    let asked = 0
    await page.route(DATA, (route) => {
      asked++
      return unavailable(route)
    })
    await open(page, START)
    await goToInventory(page)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Error loading vehicles: Failed to fetch vehicles: 503')
    expect(asked).toBe(4)

    await page.unroute(DATA)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  },
)

test(
  'a cart that does not come shows the not-found screen, and the cart before it is there again',
  DESKTOP_ONLY,
  async ({ page }) => {
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
  },
)

test('a page that was open before is shown again without asking for its data', DESKTOP_ONLY, async ({ page }) => {
  await open(page, START)
  await goToInventory(page)
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

test('a page whose script does not come is opened as the server has it', DESKTOP_ONLY, async ({ page }) => {
  await page.route(/ContactPage.*\.js$/, (route) => route.abort())
  await open(page, '/inventory')
  const document = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/contact'))
  await page.getByRole('link', { name: 'Send a message' }).click()
  await document
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us anything about carts')
})

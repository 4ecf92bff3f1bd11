import { expect, hold, open, test } from './fixtures.ts'

const DATA = /\/graphql(\?|$)/

test.use({ provoked: /ERR_FAILED|Failed to fetch|dynamically imported module/ })

test('the code of a page comes when its link is pointed at', async ({ page }) => {
  await open(page, '/inventory')
  const code = page.waitForRequest(/\/VehiclePage-.*\.js$/)
  await page.getByRole('link', { name: 'View Details: Denago EV City' }).hover()
  await code
})

test('while a cart loads, blocks hold its place', async ({ page }) => {
  await open(page, '/inventory')
  const release = await hold(page, DATA)
  await page.getByRole('link', { name: 'View Details: Denago EV City' }).click()
  await expect(page.getByLabel('Loading vehicle')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago EV City')
})

test('a cart that does not come shows the not-found screen, and the cart before it is there again', async ({
  page,
}) => {
  await open(page, '/vehicles/nomad-xl')
  await page.route(DATA, (route) => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Vehicle Not Found')

  await page.unroute(DATA)
  await page.goBack()
  await expect(page).toHaveURL('/vehicles/nomad-xl')
  await expect(heading).toHaveText('Denago Nomad XL')
})

test('a page that was open before is shown again without asking for its data', async ({ page }) => {
  await open(page, '/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()
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

test('a page whose script does not come is opened as the server has it', async ({ page }) => {
  await page.route(/ContactPage.*\.js$/, (route) => route.abort())
  await open(page, '/inventory')
  const document = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/contact'))
  await page.getByRole('link', { name: 'Send a message' }).click()
  await document
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us anything about carts')
})

import type { Locator, Page } from 'playwright/test'
import { axeFindings } from './accessibility.ts'
import { EVERY_SCREEN, expect, hold, open, PHONE_ONLY } from './fixtures.ts'
import { test } from './ownStock.ts'

// More than a browser loads: the page asks the API about every choice.
const MORE = 300
const TOTAL = MORE + 24
const DATA = /\/graphql\?/

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const list = (page: Page) =>
  page
    .locator('[aria-busy]')
    .filter({ has: page.getByRole('article') })
    .last()
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })

/** The top of a card on the screen, in px. Cards far from the screen get their real height when they come near, in the next frame. */
const placeOf = (card: Locator) =>
  card.evaluate(async (element) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return element.getBoundingClientRect().top
  })

const shows = (page: Page, matching: number) =>
  expect(status(page)).toHaveText(`Showing ${matching} of ${TOTAL} total vehicles`)

const askedOn = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (DATA.test(request.url())) asked.push(new URL(request.url()).searchParams.get('operationName')!)
  })
  return asked
}

test.beforeAll(async ({ ownSite }) => {
  const rows = Array.from({ length: MORE }, (_, index) => ({
    id: `larger-${index}`,
    name: `Larger ${String(index).padStart(3, '0')}`,
    brand: index % 2 ? 'Star EV' : 'Denago',
    category: 'Large',
    price: 20_000 + index,
    description: 'One of a large inventory.',
  }))
  await ownSite.stock.add(rows)
})

test.afterAll(({ ownSite }) => ownSite.stock.sql("delete from vehicles where name like 'Larger %'"))

test('filters, order, pages and Back work by questions of 24 carts', async ({ page }) => {
  const asked = askedOn(page)
  await open(page, '/inventory')
  await shows(page, TOTAL)
  await page.getByLabel('Brand').selectOption('Star EV (150)')
  await shows(page, 150)
  await page.getByLabel('Sort by').selectOption('Most expensive first')
  await expect(cards(page).first()).toContainText('Larger 299')
  const lastOld = cards(page).nth(23)
  const firstNew = cards(page).nth(24)
  await showMore(page).focus()
  const place = await placeOf(lastOld)
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(firstNew.getByRole('link')).toBeFocused()
  await expect(firstNew).toBeInViewport()
  expect(await placeOf(lastOld)).toBeCloseTo(place, -1)
  await expect(page).toHaveURL('/inventory?brand=star+ev&sort=price-desc&page=2')
  expect(asked).toEqual(['InventoryList', 'InventoryList', 'InventoryMore'])

  const last = cards(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Larger')
  asked.splice(0)
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1)
  expect(asked).toEqual([])
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('')
  await shows(page, 150)
})

test('the list says that it waits, and a late answer changes nothing', async ({ page }) => {
  await open(page, '/inventory?category=large')
  const release = await hold(page, /graphql\?.*denago/)
  const asked = page.waitForRequest(/graphql\?.*denago/)
  await page.getByLabel('Brand').selectOption('denago')
  await expect(list(page)).toHaveAttribute('aria-busy', 'true')
  await expect(list(page)).toHaveCSS('opacity', '0.5')
  await shows(page, 300)
  await page.getByLabel('Brand').selectOption('star ev')
  await shows(page, 150)
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
  const late = (await asked).response()
  release()
  // Null where the client has given the question up by then.
  await late
  await expect(cards(page).first()).toContainText('Larger 001')
  await expect(page.getByLabel('Brand')).toHaveValue('star ev')
  await expect(page).toHaveURL('/inventory?brand=star+ev&category=large')
})

test('the choice of a cart to compare says that it has not all', async ({ page }) => {
  await open(page, '/compare')
  await expect(page.getByLabel(/^Add a cart in stock \(the first 250 of 3\d\d\./)).toBeVisible()
})

test('a search is asked when the visitor stops typing, and outdated questions end', async ({ page }) => {
  await open(page, '/inventory')
  const asked = askedOn(page)
  const release = await hold(page, /graphql\?.*Evo/)
  const outdated = page.waitForRequest(/graphql\?.*Evo/)
  const ended = page.waitForEvent('requestfailed', (request) => /Evo/.test(request.url()))
  const search = page.getByRole('searchbox')
  await search.fill('Evo')
  await outdated
  // On a busy machine, keys that are pressed one by one come like those of a visitor who stops after each.
  await search.evaluate((input: HTMLInputElement) => {
    input.select()
    for (const letter of 'Larger 29') document.execCommand('insertText', false, letter)
  })
  await ended
  // 029, 129, 229, and 290 to 299.
  await shows(page, 13)
  expect(asked).toHaveLength(2)
  await expect(page).toHaveURL('/inventory?q=Larger+29')
  release()
})

test.describe('when a list does not load', () => {
  test.use({ provoked: /ERR_FAILED|status of 503/ })

  test('the carts of before stay, and the list comes with the next try', async ({ page }) => {
    await open(page, '/inventory?category=large')
    await shows(page, 300)
    await page.route(DATA, (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByLabel('Brand').selectOption('star ev')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Failed to fetch vehicles: 503')
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByLabel('Brand')).toHaveValue('')
    await expect(page).toHaveURL('/inventory?category=large')
    await showMore(page).click()
    await expect(alert).toContainText('Failed to fetch vehicles: 503')
    await expect(cards(page)).toHaveCount(24)
    await page.unroute(DATA)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(48)
    await expect(alert).toHaveCount(0)
  })

  test('the carts stay when “Show more” is the first press', PHONE_ONLY, async ({ page }) => {
    await open(page, '/inventory')
    await page.route(DATA, (route) => route.fulfill({ status: 503, body: '' }))
    await showMore(page).tap()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch vehicles: 503')
    await expect(cards(page)).toHaveCount(24)
  })
})

test('a list of more than ten pages continues in a list of its own', async ({ page }) => {
  await open(page, '/inventory?sort=name&page=10')
  await expect(cards(page)).toHaveCount(240)
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByRole('heading', { name: 'Vehicles', exact: true })).toBeFocused()
  await expect(cards(page).first()).toBeInViewport()
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByRole('link', { name: 'Show earlier carts' })).toHaveAttribute(
    'href',
    '/inventory?sort=name&page=10#results',
  )
})

test('an empty list says what would bring carts back', async ({ page }) => {
  await open(page, '/inventory?brand=denago&category=large')
  await page.getByRole('searchbox').fill('Largre 298')
  await page.getByLabel('Price').selectOption('over-25000')
  await shows(page, 0)
  await page.getByRole('searchbox').fill('Denga')
  await page.getByRole('main').getByRole('link', { name: 'Denago', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('Denago')
  await page.getByRole('searchbox').fill('larger 29')
  await expect(page.getByRole('main')).toContainText('Without Over $25,000 – 5 carts')
  await page.getByRole('link', { name: 'Without Over $25,000' }).click()
  await shows(page, 5)
})

for (const path of ['/inventory?page=12', '/inventory?brand=denago&q=nothing+of+this+name&seats=4']) {
  test(`${path} is open to readers of all screens, and fits them`, EVERY_SCREEN, async ({ page }) => {
    await open(page, path)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and pages are a form and links', async ({ page }) => {
    await page.goto('/inventory')
    await page.getByLabel('Brand').selectOption('star ev')
    await page.getByLabel('Sort by').selectOption('name')
    await page.getByRole('button', { name: 'Show carts' }).click()
    await shows(page, 150)
    await showMore(page).click()
    await expect(cards(page)).toHaveCount(48)
    await page.goto('/inventory?page=99')
    await expect(cards(page)).toHaveCount(TOTAL - 240)
    await page.getByRole('link', { name: 'Show earlier carts' }).click()
    await expect(cards(page)).toHaveCount(240)
  })
})

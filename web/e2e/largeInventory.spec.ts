import type { Page } from 'playwright/test'
import { axeFindings } from './accessibility.ts'
import { EVERY_SCREEN, expect, open, PHONE_ONLY } from './fixtures.ts'
import { test } from './ownStock.ts'

// More than a browser loads: every choice is a document.
const MORE = 300
const TOTAL = MORE + 24

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })

const shows = (page: Page, matching: number) =>
  expect(status(page)).toHaveText(`Showing ${matching} of ${TOTAL} total vehicles`)

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

const show = (page: Page) => page.getByRole('button', { name: 'Show carts' }).click()

test('a choice by a pointer, a search, pages and Back are documents', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.url())
  })
  await open(page, '/inventory')
  await shows(page, TOTAL)
  await page.getByRole('group', { name: 'Condition' }).getByLabel('New').click()
  await expect(page).toHaveURL('/inventory?condition=new')
  await page.getByRole('searchbox').fill('Larger 29')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inventory?q=Larger+29&condition=new')
  // 290 to 299: words are found from their start.
  await shows(page, 10)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/inventory?condition=new')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/inventory?condition=new')
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await showMore(page).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(cards(page).nth(24)).toBeInViewport()
  const last = cards(page).last().getByRole('link')
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('leftAt', `${scrollY}`)))
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Larger')
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem('leftAt')))
  expect(leftAt).toBeGreaterThan(1000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(leftAt, -2)
  expect(asked).toEqual([])
})

test('keys go through the options of a filter, and its button sends the choice', async ({ page }) => {
  await open(page, '/inventory')
  await page.getByLabel('Brand').focus()
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Brand')).toHaveValue('evolution')
  await expect(page).toHaveURL('/inventory')
  await show(page)
  await expect(page).toHaveURL('/inventory?brand=evolution')
})

test('in a phone’s sheet several filters are chosen', PHONE_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  await page.getByRole('group', { name: 'Condition' }).getByLabel('New').tap()
  await page.getByLabel('Brand').selectOption('star ev')
  await show(page)
  await expect(page).toHaveURL('/inventory?condition=new&brand=star+ev')
  await shows(page, 150)
})

test('the choice of a cart to compare says that it has not all', async ({ page }) => {
  await open(page, '/compare')
  await expect(page.getByLabel(/^Add a cart in stock \(the first 250 of 3\d\d\./)).toBeVisible()
})

test('a list of more than ten pages continues in a list of its own', async ({ page }) => {
  await open(page, '/inventory?sort=name&page=10')
  await expect(cards(page)).toHaveCount(240)
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(24)
  await expect(cards(page).first()).toBeInViewport()
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByRole('link', { name: 'Show earlier carts' })).toHaveAttribute(
    'href',
    '/inventory?sort=name&page=10#results',
  )
})

test('an empty list says what would bring carts back', async ({ page }) => {
  await open(page, '/inventory?q=Denga&price=over-25000')
  await shows(page, 0)
  await page.getByRole('main').getByRole('link', { name: 'Denago', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('Denago')
  await open(page, '/inventory?q=larger+29&price=over-25000')
  await page.getByRole('link', { name: 'Without Over $25,000' }).click()
  await shows(page, 10)
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

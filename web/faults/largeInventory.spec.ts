import type { Page } from 'playwright/test'
import { expect, open, started } from '#web/e2e/fixtures.ts'
import { test } from './ownStock.ts'

const MORE = 300
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })

test.beforeAll(({ ownSite }) =>
  ownSite.stock.add(
    Array.from({ length: MORE }, (_, index) => ({
      id: `larger-${index}`,
      name: `Larger ${String(index).padStart(3, '0')}`,
      brand: index % 2 ? 'Star EV' : 'Denago',
      category: 'Large',
      price: 20_000 + index,
      description: 'One of a large inventory.',
    })),
  ),
)
test.afterAll(({ ownSite }) => ownSite.stock.sql("delete from vehicles where name like 'Larger %'"))

test('pages are shown at their carts, and Back from a cart brings the list as it was', async ({ page }) => {
  await open(page, '/inventory?sort=name')
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointermove', { movementX: 1 })
  await started(page, 'Inventory')
  await showMore(page).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  await expect(cards(page).nth(24)).toBeInViewport()
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('leftAt', `${scrollY}`)))
  await cards(page).last().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Larger')
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem('leftAt')))
  expect(leftAt).toBeGreaterThan(1000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(leftAt, -2)
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

test('the choice of a cart to compare says that it has not all', async ({ page }) => {
  await open(page, '/compare')
  await expect(page.getByLabel(/^Add a cart in stock \(the first 250 of 3\d\d\./)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('order and pages are a form and links', async ({ page }) => {
    await page.goto('/inventory')
    await page.getByLabel('Sort by').selectOption('name')
    await page.getByRole('button', { name: 'Show carts' }).click()
    await showMore(page).click()
    await expect(cards(page)).toHaveCount(48)
    await page.goto('/inventory?page=99')
    await expect(cards(page)).toHaveCount(MORE + 24 - 240)
    await page.getByRole('link', { name: 'Show earlier carts' }).click()
    await expect(cards(page)).toHaveCount(240)
  })
})

import type { Page } from 'playwright/test'
import { DEALER } from '#graph/dealer/dealer.ts'
import { EVERY_SCREEN, expect, open, PHONE_ONLY, started, test } from './fixtures.ts'
import { siteAddresses } from './servedPage.ts'

const hrefsOf = (page: Page, within: string) =>
  page.locator(`${within} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page) => page.getByRole('contentinfo')

test('Call Now dials the main line, from the middle of the bar that stays', EVERY_SCREEN, async ({ page }) => {
  await open(page, '/about')
  const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' })
  await expect(call).toHaveAttribute('href', DEALER.lines.main.href)
  await expect(call).toBeVisible()
  // The header sticks, with as much space above its button as below.
  await footer(page).scrollIntoViewIfNeeded()
  const bar = (await page.getByRole('banner').boundingBox())!
  const button = (await call.boundingBox())!
  expect(bar.y).toBeLessThan(0)
  expect(Math.abs(button.y - (bar.y + bar.height - button.y - button.height))).toBeLessThanOrEqual(2)
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await open(page, '/inventory')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('each page is counted once when it is shown, a filter not at all', async ({ page }) => {
  const views = () => page.evaluate(() => window.dataLayer)
  await open(page, '/inventory?brand=denago')
  await page.getByLabel('Category').focus()
  await started(page, 'Inventory')
  await page.getByLabel('Category').selectOption('rover')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  expect(await views()).toEqual([{ event: 'page_view', pageType: 'inventory', path: '/inventory' }])
  await page.getByRole('link', { name: 'View Details: Denago Rover XL', exact: true }).click()
  await expect(heading(page)).toHaveText('Denago Rover XL')
  const vehicle = { event: 'page_view', pageType: 'vehicle', path: '/vehicles/denago-rover-xl' }
  await expect.poll(views).toEqual([vehicle])
})

test('the footer holds every link, the address, the hours and the way to financing', async ({ page, baseURL }) => {
  await open(page, '/contact')
  const policies = (await siteAddresses(baseURL!)).filter((path) => path.startsWith('/policies/'))
  expect(policies).toHaveLength(11)
  const pages = ['/', '/inventory', '/rentals', '/services', '/about', '/contact', '/evolution', '/denago']
  const legal = ['/privacy', '/privacy-policy', '/terms-of-service', ...policies]
  expect(await hrefsOf(page, 'footer')).toEqual(expect.arrayContaining([...pages, ...legal]))

  await expect(footer(page)).toContainText(DEALER.address.street)
  await expect(footer(page).locator('dl > div')).toHaveText([/Mon–Fri\s*9AM–5PM/, /Sat\s*9AM–5PM/, /Sun\s*Closed/])
  await expect(footer(page)).toContainText(/Open now, until|Closed( today \(.+\))?, opens/)
  const financing = footer(page).getByRole('link', { name: /Financing/ })
  await expect(financing).toHaveAttribute('href', DEALER.financingUrl)
  await expect(financing).toHaveAttribute('target', '_blank')
})

test('the footer’s columns fold on a phone, and stand open elsewhere', EVERY_SCREEN, async ({ page, isMobile }) => {
  await open(page, '/inventory')
  const policy = footer(page).getByRole('link', { name: 'Delivery' })
  await expect(policy).toBeVisible({ visible: !isMobile })
  if (!isMobile) return
  await footer(page).getByText('Policies').click()
  await expect(policy).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu of a phone opens and closes, and the footer stands open', PHONE_ONLY, async ({ page }) => {
    await page.goto('/inventory')
    await expect(footer(page).getByRole('link', { name: 'Delivery' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Rentals' })).toBeVisible()
    await page.touchscreen.tap(20, 400)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/inventory')
  })

  test('the About menu opens all the same', async ({ page }) => {
    await page.goto('/inventory')
    await page.getByRole('navigation', { name: 'Main' }).getByText('About', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'About Us' })).toBeVisible()
  })
})

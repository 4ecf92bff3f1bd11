import type { Page } from 'playwright/test'
import { EVERY_SCREEN, expect, hydrated, open, test } from './fixtures.ts'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

/** Scrolls to the last link to such an address, as a visitor does before following it, and returns the place. */
const scrollTo = async (page: Page, address: string) => {
  // Until then the browser guesses the height of parts that are far from the screen.
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' })
  const link = main(page).locator(`a[href*="${address}"]:visible`).last()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // The browser announces a scroll with its next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(200)
  return { link, place }
}

const leaveAndReturn = async (page: Page, address: string) => {
  const title = await heading(page).textContent()
  const { link, place } = await scrollTo(page, address)
  // Playwright's own click scrolls once more where the link was replaced meanwhile.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(heading(page)).not.toHaveText(title!)
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText(title!)
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1)
}

for (const { path, address } of [
  { path: '/', address: '/vehicle' },
  { path: '/inventory', address: '/vehicle' },
  { path: '/inventory?brand=denago', address: '/vehicle' },
  { path: '/hazleton-golf-carts', address: '/vehicle' },
  { path: '/showroom', address: '-golf-carts' },
]) {
  test(
    `Back from a page that ${path} leads to returns to the place, on a first visit and later`,
    EVERY_SCREEN,
    async ({ page }) => {
      await open(page, path)
      await leaveAndReturn(page, address)
      await leaveAndReturn(page, address)
    },
  )
}

test('Back returns to the place on a brand’s page and on the saved carts', async ({ page }) => {
  await page.addInitScript(() => {
    const carts = ['denago-nomad-xl', 'denago-nomad', 'denago-ev-city', 'evolution-d6-max-xt4', 'denago-rover-xl']
    localStorage.saved ??= JSON.stringify(carts.map((id) => ({ id, name: id, price: 1 })))
  })
  await open(page, '/saved')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await page.setViewportSize({ width: 375, height: 500 })
  await leaveAndReturn(page, '/vehicle')
  await open(page, '/denago')
  await leaveAndReturn(page, '/vehicle')
})

test('Forward returns to the place as well, and so does Back after a reload', async ({ page }) => {
  await open(page, '/inventory')
  const { link, place } = await scrollTo(page, '/vehicle')
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(heading(page)).not.toHaveText('Inventory')
  await expect.poll(() => scrollY(page)).toBe(0)
  const name = (await heading(page).textContent())!
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1)
  await page.goForward()
  await expect(heading(page)).toHaveText(name)
  await expect.poll(() => scrollY(page)).toBe(300)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Inventory')
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1)
})

test('“Back to Inventory” leads to the filters and the place that were left, over other carts', async ({ page }) => {
  await open(page, '/inventory?brand=denago')
  const { link, place } = await scrollTo(page, '/vehicle')
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(heading(page)).not.toHaveText('Inventory')
  const first = (await heading(page).textContent())!
  const similar = main(page).getByRole('article').getByRole('link').first()
  await similar.click()
  await expect(heading(page)).not.toHaveText(first)
  await main(page).getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(heading(page)).toHaveText('Inventory')
  await expect(page).toHaveURL('/inventory?brand=denago')
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1)
})

test('“Back to Inventory” leads to the whole inventory when no list was left', async ({ page }) => {
  await open(page, '/vehicle/denago-nomad-xl')
  await main(page).getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(page).toHaveURL('/inventory')
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('“Back to Inventory” in a new tab leads to the list from which it was opened', async ({ page }) => {
  await open(page, '/inventory?brand=denago')
  const opened = page.context().waitForEvent('page')
  await main(page)
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await hydrated(tab)
  await main(tab).getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(tab).toHaveURL('/inventory?brand=denago')
})

test('the header’s link on a filtered list leads to the top of the whole one', async ({ page }) => {
  await open(page, '/inventory?brand=evolution')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await scrollY(page)).toBeGreaterThan(500)
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  await expect(page).toHaveURL('/inventory')
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(main(page)).toBeFocused()
})

test('Back between two parts of one page returns to the place', async ({ page }) => {
  await open(page, '/policies/rental-policy')
  const parts = page.locator('main a[href^="#"]')
  await parts.nth(2).click()
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
  const place = await scrollY(page)
  await parts.nth(4).evaluate((link: HTMLAnchorElement) => link.click())
  await expect.poll(() => scrollY(page)).toBeGreaterThan(place)
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1)
})

import type { Page } from 'playwright/test'
import { expect, hold, open, PHONE_ONLY, test } from './fixtures.ts'

const HOUR = 3_600_000

/** Opens the calculator and stops the clock, so that no moment is over before it is looked at. */
const openStill = async (page: Page) => {
  await page.clock.install()
  await open(page, '/eco-impact')
  await page.clock.pauseAt(Date.now() + HOUR)
}

test.describe('eco-impact calculator', () => {
  test('gives the focus back to its button, and announces the result', async ({ page }) => {
    await openStill(page)
    await page.getByRole('button', { name: 'Calculate' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Calculating...' })).toHaveJSProperty('disabled', true)
    await page.clock.resume()
    await expect(page.getByRole('status').filter({ hasText: 'Net savings: $' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused()
  })

  test('leaves the address of the page that the visitor opens meanwhile', async ({ page }) => {
    await open(page, '/eco-impact')
    const release = await hold(page, /AboutPage.*\.js$/)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    // The page on the screen ends its calculation.
    await expect(page.getByRole('heading', { name: 'After 5 years of driving electric' })).toBeVisible()
    await expect(page).toHaveURL('/about')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The cart people')
  })

  test('cheers within its box, and moves nothing', PHONE_ONLY, async ({ page }) => {
    await openStill(page)
    const figures = page.locator('[data-figure=costSaved]')
    const yBefore = await figures.evaluate((element) => (element as HTMLElement).offsetTop)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('button', { name: 'Calculating...' })).toBeVisible()
    await page.clock.runFor(1500)
    const cheer = page.getByText('Great Choice for the Environment!').locator('..')
    await expect(cheer).toBeVisible()
    const [text, box] = [(await cheer.boundingBox())!, (await cheer.locator('..').boundingBox())!]
    expect(text.y - box.y).toBeGreaterThanOrEqual(8)
    expect(box.y + box.height - text.y - text.height).toBeGreaterThanOrEqual(8)
    expect(await figures.evaluate((element) => (element as HTMLElement).offsetTop)).toBe(yBefore)
  })

  test('keeps its results and what is typed when the visitor follows a link to it', async ({ page }) => {
    await open(page, '/eco-impact')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/miles=50/)
    // The figures count up.
    await expect(page.locator('[data-figure=netSavings]')).toContainText('$2,799')
    const miles = page.getByLabel('Miles per week', { exact: true })
    await miles.fill('400')
    await page.getByRole('link', { name: 'Go to the calculator' }).click()
    await expect(page).toHaveURL(/#calculator$/)
    await expect(page.getByRole('heading', { name: 'After 5 years of driving electric' })).toBeVisible()
    await expect(miles).toHaveValue('400')
  })
})

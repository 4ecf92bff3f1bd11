import type { Page } from 'playwright/test'
import { expect, open, PHONE_ONLY, started, test } from './fixtures.ts'

const HOUR = 3_600_000

const openStarted = async (page: Page) => {
  await open(page, '/eco-impact')
  await page.getByLabel('Miles per week', { exact: true }).focus()
  await started(page, 'EcoCalculator')
}

/** Opens the calculator and stops the clock, so that no moment is over before it is looked at. */
const openStill = async (page: Page) => {
  await page.clock.install()
  await openStarted(page)
  await page.clock.pauseAt(Date.now() + HOUR)
}

test('gives the focus back to its button, and announces the result', async ({ page }) => {
  await openStill(page)
  await page.getByRole('button', { name: 'Calculate' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Calculating...' })).toHaveJSProperty('disabled', true)
  await page.clock.resume()
  await expect(page.getByRole('status').filter({ hasText: 'Net savings: $' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused()
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

test('keeps its results while one types, and shows those of the address after Back', async ({ page }) => {
  await openStarted(page)
  const miles = page.getByLabel('Miles per week', { exact: true })
  const savings = page.locator('[data-figure=netSavings]')
  const calculate = async (typed: string) => {
    await miles.fill(typed)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(new RegExp(`miles=${typed}`))
  }
  await calculate('50')
  // The figures count up.
  await expect(savings).toContainText('$2,799')
  await miles.fill('400')
  await page.getByRole('link', { name: 'Go to the calculator' }).click()
  await expect(page).toHaveURL(/#calculator$/)
  await expect(miles).toHaveValue('400')
  await expect(savings).toContainText('$2,799')
  await calculate('400')
  await expect(savings).not.toContainText('$2,799')
  await page.goBack()
  await expect(page).toHaveURL(/miles=50/)
  await expect(miles).toHaveValue('50')
  await expect(page.getByText('Great Choice for the Environment!')).toHaveCount(0)
  await expect(savings).toContainText('$2,799')
})

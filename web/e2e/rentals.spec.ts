import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'

test.describe('cheapest rental', () => {
  test('answers for the days and the cart that are chosen, with the arithmetic', DESKTOP_ONLY, async ({ page }) => {
    await open(page, '/rentals')
    const helper = page.locator('#cheapest')
    await helper.getByLabel('How many days', { exact: true }).fill('10')
    await expect(helper).toContainText(/1 × 7 days\s*\$1,050/)
    await expect(helper).toContainText(/1 × 3 days\s*\$685/)
    await expect(helper).toContainText('$1,735')

    await helper.getByText('6 Seater', { exact: true }).click()
    await expect(helper).toContainText('$2,135')
    await helper.getByLabel('How many days', { exact: true }).fill('31')
    await expect(helper).toContainText('We rent for 1 to 30 days')
  })
})

import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'

test.describe('eco-impact calculator', () => {
  test(
    'calculates for a moment, shows six figures, celebrates, and keeps the results',
    DESKTOP_ONLY,
    async ({ page }) => {
      await open(page, '/eco-impact')
      await page.getByLabel('Miles per week', { exact: true }).fill('40')
      await page.getByText('Commercial', { exact: true }).click()
      await page.getByText('3 years', { exact: true }).click()
      await page.getByRole('button', { name: 'Calculate' }).click()
      await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled()

      await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
      await expect(page.getByText('Your switch to electric saves the planet and your wallet')).toBeVisible()
      for (const figure of ['$2,912.00', '$224.64', '$2,687.36']) {
        await expect(page.getByText(figure, { exact: true }).first()).toBeVisible()
      }
      await expect(page.getByText('Great Choice for the Environment!')).toBeHidden()
      await expect(page.getByText('$2,687.36', { exact: true }).first()).toBeVisible()
      await expect(page).toHaveURL(/miles=40&usage=commercial&years=3/)
    },
  )
})

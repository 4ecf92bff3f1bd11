import { expect, open, test } from './fixtures.ts'

test.describe('county map', () => {
  test.use({ provoked: /openstreetmap|ERR_/ })

  test('asks OpenStreetMap for a street map only on a click', async ({ page }) => {
    await open(page, '/dallas-golf-carts')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show street map' }).click()
    await expect(page.getByTitle('Street map of Dallas')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//)
    await page.getByRole('button', { name: 'Hide street map' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

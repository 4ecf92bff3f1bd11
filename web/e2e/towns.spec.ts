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

  test('leads from a city to its page', async ({ page }) => {
    await open(page, '/about')
    await page
      .getByRole('link', { name: /^Wilkes-Barre/ })
      .first()
      .click()
    await expect(page).toHaveURL('/wilkes-barre-golf-carts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf carts in Wilkes-Barre')
  })
})

import { expect, open, test } from './fixtures.ts'
import { listAndWithdraw } from './ownDatabase.ts'

test.use({ provoked: /status of 410/ })

test.beforeAll(({ dataDir }) => listAndWithdraw(dataDir, 'sold-cart', ['sold-alias']))

for (const address of ['/vehicle/sold-cart', '/vehicles/sold-alias']) {
  test(`${address} says that the cart is gone, and shows what is like it`, async ({ page }) => {
    const response = await open(page, address)
    expect(response.status()).toBe(410)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    const main = page.getByRole('main')
    await expect(main).toContainText("The vehicle you're looking for doesn't exist or has been removed.")
    await expect(main).toContainText('Denago Nomad 2021')
    await expect(main.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute('href', '/inventory')
    const cards = main.getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.first()).toContainText('Nomad')
  })
}

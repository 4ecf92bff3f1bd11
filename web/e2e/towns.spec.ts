import { expect, open, test } from './fixtures.ts'

test('a quote for a town is asked for with its name', async ({ page }) => {
  await open(page, '/mountain-top-golf-carts')
  await page.getByRole('link', { name: 'Get a Quote' }).click()
  await expect(page).toHaveURL('/contact?town=mountain-top')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    "I'd like a quote for a cart delivered to Mountain Top.",
  )
})

test('the town that a visitor chose at a cart is that of rentals, and goes along when they ask', async ({ page }) => {
  await open(page, '/vehicle/denago-nomad-xl')
  await page.getByLabel('Deliver to').selectOption('Kingston')
  await expect(page.getByRole('region', { name: 'At your door' })).toContainText('Delivery to Kingston')
  await open(page, '/rentals')
  await expect(page.getByLabel('Pickup or delivery?')).toHaveValue('kingston')
  await expect(page.locator('#cheapest')).toContainText('Delivery to Kingston')
  // An address with a choice, and the page of another town, keep their own.
  for (const [path, town] of [
    ['/rentals?days=3', ''],
    ['/rentals/hazleton', 'hazleton'],
  ] as const) {
    await open(page, path)
    await expect(page.getByLabel('Pickup or delivery?')).toHaveValue(town)
  }
  await open(page, '/vehicle/denago-nomad-xl')
  await page.getByRole('link', { name: /^Ask/ }).first().click()
  await expect(page).toHaveURL('/contact?vehicle=denago-nomad-xl&town=kingston')
  await expect(page.getByText('Deliver to').locator('xpath=..')).toContainText('Kingston')
})

test('each of the four showrooms on the home page has its directions, the main one first', async ({ page }) => {
  await open(page, '/')
  const showrooms = page.locator('[aria-labelledby=showrooms]').getByRole('listitem')
  const directions = showrooms.getByRole('link', { name: /^Directions to / })
  await expect(directions).toHaveCount(4)
  await expect(directions.first()).toHaveAccessibleName(/Mountain Top/)
})

test.describe('county map', () => {
  test.use({ provoked: /^request: https:\/\/www\.openstreetmap\.org/ })

  test('asks OpenStreetMap for a street map only on a click', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A map</title><p>A map of Dallas</p>' }),
    )
    await open(page, '/dallas-golf-carts')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show street map' }).click()
    await expect(page.getByTitle('Street map of Dallas')).toHaveAttribute(
      'src',
      'https://www.openstreetmap.org/export/embed.html?bbox=-76.0233%2C41.2962%2C-75.9033%2C41.3762&layer=mapnik&marker=41.3362%2C-75.9633',
    )
    await expect(page.frameLocator('iframe').getByText('A map of Dallas')).toBeVisible()
    await page.getByRole('button', { name: 'Hide street map' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

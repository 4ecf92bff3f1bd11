import type { Page } from 'playwright/test'
import { DESKTOP_ONLY, expect, hold, hydrated, open, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('status')
const search = (page: Page) => page.getByRole('searchbox')
const pill = (page: Page, label: string) => page.getByRole('link', { name: `Remove filter ${label}` })

const showing = async (page: Page, count: number, query: string) => {
  await expect(status(page)).toHaveText(`Showing ${count} of 24 total vehicles`)
  await expect(cards(page)).toHaveCount(count)
  expect(new URL(page.url()).search).toBe(query)
}

test('all 24 carts are shown, each with picture, badge, name, description and price', async ({ page }) => {
  await open(page, '/inventory')
  await showing(page, 24, '')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Denago Nomad XL', exact: true }) })
  await expect(card).toContainText('NEW')
  await expect(card).toContainText('Long-wheelbase four-seater')
  await expect(card).toContainText('4 seats')
  await expect(card).toContainText('$8,495')
  const picture = cards(page).first().getByRole('img', { name: /./ }).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a cart without pictures stands under the placeholder', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory?q=precedent')
  const picture = cards(page).locator('img')
  await expect(picture).toHaveAttribute('src', /placeholder/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a card leads to its cart', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  await page.getByRole('link', { name: 'View Details: Denago EV City' }).click()
  await expect(page).toHaveURL('/vehicles/denago-ev-city')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago EV City')
})

test('each choice shows its carts, and the address says so', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  for (const [label, value, count] of [
    ['Brand', 'denago', 9],
    ['Brand', 'evolution', 13],
    ['Category', 'ranger', 3],
    ['Category', 'maverick', 1],
    ['Category', 'forester', 2],
    ['Category', 'turfman', 3],
    ['Category', 'rover', 5],
    ['Price', 'under-15000', 21],
    ['Price', '15000-25000', 2],
    ['Price', 'over-25000', 1],
  ] as const) {
    await page.getByLabel(label).selectOption(value)
    await showing(page, count, `?${label.toLowerCase()}=${value}`)
    await page.getByLabel(label).selectOption('All')
  }
  await showing(page, 24, '')
})

test('filters hold together, and each pill takes one of them away', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  await page.getByLabel('Brand').selectOption('denago')
  await page.getByLabel('Category').selectOption('rover')
  await page.getByLabel('Price').selectOption('under-15000')
  await search(page).fill('xl6')
  await showing(page, 2, '?q=xl6&brand=denago&category=rover&price=under-15000')

  await pill(page, 'Rover').click()
  await expect(page.getByLabel('Category')).toHaveValue('')
  await pill(page, '“xl6”').click()
  await showing(page, 8, '?brand=denago&price=under-15000')
  await expect(search(page)).toHaveValue('')
  await pill(page, 'Denago').click()
  await pill(page, 'Under $15,000').click()
  await showing(page, 24, '')
})

test('searching looks at names and descriptions in any case while one types', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  await search(page).pressSequentially('NOMAD x')
  await showing(page, 1, '?q=NOMAD+x')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await showing(page, 24, '')
  await expect(search(page)).toBeFocused()
  await search(page).fill('TURNING circle')
  await showing(page, 1, '?q=TURNING+circle')
})

test('each option says what it would find, and more filters narrow the list down', async ({ page }) => {
  await open(page, '/inventory?brand=denago,evolution&category=turfman')
  await expect(page.getByLabel('Brand').locator(':checked')).toHaveText('2 brands')
  await expect(page.getByLabel('Brand')).toContainText('Denago (none)')
  await page.getByText('More filters', { exact: true }).click()
  await page.getByRole('group', { name: 'Seats' }).getByLabel('2 (3)').check()
  await page.getByRole('group', { name: 'Condition' }).getByLabel('Used').check()
  await page.getByLabel('Sort by').selectOption('Most expensive first')
  await showing(page, 1, '?brand=denago,evolution&category=turfman&condition=used&seats=2&sort=price-desc')
  await expect(page.getByRole('group', { name: 'Seats' }).getByLabel('2 (1)')).toBeChecked()

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('group', { name: 'Condition' }).getByLabel('Used')).toBeChecked()
  await pill(page, '2 seats').click()
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc')
  await expect(page.getByRole('group', { name: 'Seats' }).getByLabel('2')).not.toBeChecked()
})

test('values that are no option count as all', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory?brand=toyota&category=spaceship&price=cheap&page=-3')
  await showing(page, 24, '?brand=toyota&category=spaceship&price=cheap&page=-3')
  for (const label of ['Brand', 'Category', 'Price']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0)
})

test('coming back from a cart restores the filters', async ({ page }) => {
  await open(page, '/inventory')
  await page.getByLabel('Brand').selectOption('denago')
  await search(page).fill('xl6')
  await expect(page).toHaveURL('/inventory?q=xl6&brand=denago')
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/vehicles\//)
  await page.goBack()
  await expect(status(page)).not.toHaveText(/^Showing 24 /)
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await expect(search(page)).toHaveValue('xl6')
})

test('Back takes back one choice after the other, a search as one', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  await page.getByLabel('Brand').selectOption('denago')
  await showing(page, 9, '?brand=denago')
  await search(page).pressSequentially('nomad')
  await expect(page).toHaveURL('/inventory?q=nomad&brand=denago')
  await page.goBack()
  await showing(page, 9, '?brand=denago')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await showing(page, 24, '')
  await expect(page.getByLabel('Brand')).toHaveValue('')
})

test('an empty result says so and offers to clear all filters', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory?q=helicopter&brand=evolution')
  await showing(page, 0, '?q=helicopter&brand=evolution')
  const main = page.getByRole('main')
  await expect(main).toContainText('No vehicles match your current filters.')
  await expect(main).toContainText('No vehicles found')
  await expect(main).toContainText('Try adjusting your search criteria or filters.')
  await expect(main.getByRole('listitem').filter({ hasText: 'Without Search' })).toHaveText(
    'Without Search: “helicopter” – 13 carts',
  )
  await page.getByRole('link', { name: 'Clear All Filters' }).last().click()
  await showing(page, 24, '')
  await expect(search(page)).toHaveValue('')
})

test('a search typed before the scripts arrive counts once they are there', DESKTOP_ONLY, async ({ page }) => {
  const release = await hold(page, /\.js$/)
  await page.goto('/inventory', { waitUntil: 'commit' })
  await search(page).fill('nomad')
  await page.getByLabel('Brand').selectOption('denago')
  release()
  await hydrated(page)
  await expect(search(page)).toHaveValue('nomad')
  await showing(page, 4, '?q=nomad&brand=denago')
})

test('a choice shows at once, also while the code of the list is still on its way', DESKTOP_ONLY, async ({ page }) => {
  const release = await hold(page, /\/lateInventory-.*\.js$/)
  await open(page, '/inventory')
  await page.getByLabel('Brand').selectOption('denago')
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await page.getByLabel('Category').selectOption('rover')
  await expect(page.getByLabel('Category')).toHaveValue('rover')
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await expect(cards(page)).toHaveCount(24)
  release()
  await showing(page, 5, '?brand=denago&category=rover')
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await expect(page.getByLabel('Category')).toHaveValue('rover')
})

for (const name of ['Remove filter Denago', 'Remove filter Rover', 'Clear All Filters']) {
  test(`“${name}” takes the focus on to the list`, DESKTOP_ONLY, async ({ page }) => {
    await open(page, '/inventory?brand=denago&category=rover')
    await page.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Vehicles', exact: true })).toBeFocused()
  })
}

test(
  'the line that says how many there are stays the one that a screen reader listens to',
  DESKTOP_ONLY,
  async ({ page }) => {
    await open(page, '/inventory')
    const line = await status(page).elementHandle()
    for (const [brand, count] of [
      ['denago', 9],
      ['evolution', 13],
    ] as const) {
      await page.getByLabel('Brand').selectOption(brand)
      await showing(page, count, `?brand=${brand}`)
      expect(await line!.evaluate((element) => element.isConnected && element.textContent)).toContain(
        `Showing ${count} `,
      )
    }
  },
)

const DATA = /\/graphql(\?|$)/

test('the carts stay in the page until the first filter has its data', DESKTOP_ONLY, async ({ page }) => {
  await open(page, '/inventory')
  const release = await hold(page, DATA)
  const asked = page.waitForRequest(DATA)
  await page.getByLabel('Brand').selectOption('denago')
  await asked
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await expect(cards(page)).toHaveCount(24)
  release()
  await showing(page, 9, '?brand=denago')
})

test('a filter asks again when its carts were read more than five minutes ago', DESKTOP_ONLY, async ({ page }) => {
  await page.clock.install()
  await open(page, '/inventory')
  const read = page.waitForResponse(DATA)
  await page.getByLabel('Brand').focus()
  await read
  await page.clock.fastForward('06:00')
  const readAgain = page.waitForResponse(DATA)
  await page.getByLabel('Brand').selectOption('denago')
  await readAgain
  await showing(page, 9, '?brand=denago')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form with a button, and the server does the filtering', DESKTOP_ONLY, async ({ page }) => {
    await page.goto('/inventory')
    await expect(cards(page)).toHaveCount(24)
    await search(page).fill('XL6')
    await page.getByLabel('Brand').selectOption('denago')
    await page.getByRole('button', { name: 'Show carts' }).click()
    await expect(page).toHaveURL('/inventory?q=XL6&brand=denago&category=&price=&range=&sort=')
    await expect(status(page)).toHaveText('Showing 2 of 24 total vehicles')
    await expect(page.getByLabel('Brand')).toHaveValue('denago')
    await expect(search(page)).toHaveValue('XL6')
    await pill(page, 'Denago').click()
    await expect(page).toHaveURL('/inventory?q=XL6')
  })
})

import type { Locator, Page } from 'playwright/test'
import { expect, open } from './fixtures.ts'
import { test } from './ownStock.ts'

const PER_PAGE = 24
const MORE = 30

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })

/** The top of a card on the screen, in px. Cards far from the screen get their real height when they come near, in the next frame. */
const placeOf = (card: Locator) =>
  card.evaluate(async (element) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return element.getBoundingClientRect().top
  })

test.beforeAll(async ({ ownSite }) => {
  const rows = Array.from({ length: MORE }, (_, index) => ({
    id: `longer-${index}`,
    name: `Longer ${index}`,
    brand: 'Denago',
    category: 'Nomad',
    price: 9000 + index,
    description: 'One of a long list.',
  }))
  await ownSite.stock.add(rows)
})

test.afterAll(({ ownSite }) => ownSite.stock.sql("delete from vehicles where name like 'Longer %'"))

test('“Show more” adds carts and takes the focus on to the first of them', async ({ page }) => {
  await open(page, '/inventory')
  await expect(cards(page)).toHaveCount(PER_PAGE)
  for (const [shown, address] of [
    [2 * PER_PAGE, '/inventory?page=2'],
    [PER_PAGE + MORE, '/inventory?page=3'],
  ] as const) {
    const before = await cards(page).count()
    const firstNew = cards(page).nth(before)
    await showMore(page).focus()
    const lastOld = cards(page).nth(before - 1)
    const place = await placeOf(lastOld)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(shown)
    await expect(page).toHaveURL(address)
    await expect(firstNew.getByRole('link')).toBeFocused()
    await expect(firstNew).toBeInViewport()
    expect(await placeOf(lastOld)).toBeCloseTo(place, -1)
  }
  await expect(showMore(page)).toHaveCount(0)
})

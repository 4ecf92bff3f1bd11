import type { Page } from 'playwright/test'
import { expect, hold, hydrated, main, started, test } from '#web/e2e/fixtures.ts'

/** What password managers and translations do to the HTML of an island. */
const change = (island: Element) => {
  for (const field of island.querySelectorAll('input, textarea, select, h2')) {
    field.after(document.createElement('span'))
  }
  const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement!.closest('[translate=no], select, textarea')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.data)
  }
}

// React says that it renders an island anew.
test.use({ provoked: /React error #4|[Hh]ydrat/ })

const cards = (page: Page) => main(page).getByRole('article')

const saveTwo = () => {
  const carts = [
    { id: 'denago-nomad-xl', name: 'Denago Nomad XL', price: 8495 },
    { id: 'denago-ev-city', name: 'Denago EV City', price: 11995 },
  ]
  localStorage.setItem('saved', JSON.stringify(carts))
}

/** An island of React and those of plain DOM: how each is first used, and what works then, once before and once after another change. */
const ISLANDS: {
  island: string
  path: string
  use?: (page: Page) => Promise<unknown>
  works: [(page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]
}[] = [
  {
    island: 'ContactForm',
    path: '/contact',
    use: (page) => page.locator('#message').fill('Does the Nomad XL climb a steep drive?'),
    works: [
      async (page) => {
        await expect(page.locator('#message')).toBeFocused()
        await page.locator('form[action="/contact"] button[type=submit]').click()
        await expect(page.locator('#firstName')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.locator('#message')).toHaveValue('Does the Nomad XL climb a steep drive?')
      },
      async (page) => {
        await page.locator('#firstName').fill('Ada')
        await page.locator('form[action="/contact"] button[type=submit]').click()
        await expect(page.locator('#firstName')).not.toHaveAttribute('aria-invalid', 'true')
        await expect(page.locator('#lastName')).toHaveAttribute('aria-invalid', 'true')
      },
    ],
  },
  {
    island: 'Inventory',
    path: '/inventory',
    use: (page) => page.getByRole('searchbox').dispatchEvent('pointermove', { movementX: 1 }),
    works: [
      async (page) => {
        await page.locator('[name=brand]').selectOption('denago')
        await expect(page).toHaveURL('/inventory?brand=denago')
        await expect(main(page).getByRole('status')).toHaveText('Showing 9 of 24 total vehicles')
        await expect(cards(page)).toHaveCount(9)
      },
      async (page) => {
        await page.goBack()
        await expect(cards(page)).toHaveCount(24)
      },
    ],
  },
  {
    island: 'Saved',
    path: '/saved',
    works: [
      async (page) => {
        await page.getByRole('button', { name: 'Remove Denago Nomad XL' }).click()
        await expect(page.getByRole('region', { name: /1 cart/ })).toBeVisible()
      },
      async (page) => {
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByRole('region', { name: /2 carts/ })).toBeVisible()
      },
    ],
  },
]

for (const { island, path, use, works } of ISLANDS) {
  test(`${path} works with changes by somebody else, before its first use and after it`, async ({ page }) => {
    const part = page.locator(`[data-island=${island}]`)
    await page.addInitScript(saveTwo)
    // The page waits for its scripts until it has been changed.
    const release = await hold(page, /\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await part.evaluate(change)
    release()
    await hydrated(page)
    await use?.(page)
    await started(page, island)
    await works[0](page)
    await part.evaluate(change)
    await works[1](page)
  })
}

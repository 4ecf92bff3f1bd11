import type { Page } from 'playwright/test'
import { expect, open, started, test } from './fixtures.ts'

/** What translations, password managers and grammar checkers do to the HTML of an island, before or after it starts. */
const CHANGES: Record<string, (island: string) => void> = {
  'wrapped text': (island) => {
    const texts = document.createTreeWalker(document.querySelector(`[data-island=${island}]`)!, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest('[translate=no], option, textarea')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text.data)
    }
  },
  'a removed text node': (island) => {
    const texts = document.createTreeWalker(document.querySelector(`[data-island=${island}]`)!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) if (texts.currentNode.textContent!.trim()) break
    ;(texts.currentNode as Text).remove()
  },
  'a sibling element': (island) => {
    for (const input of document.querySelectorAll(`[data-island=${island}] :is(input, textarea)`))
      input.after(document.createElement('span'))
  },
  'a comment': (island) => {
    for (const part of document.querySelectorAll(`[data-island=${island}] form`)) part.prepend(new Comment('helper'))
  },
  'an attribute': (island) => {
    for (const input of document.querySelectorAll(`[data-island=${island}] input`)) input.setAttribute('data-lt', '1')
  },
}

const main = (page: Page) => page.getByRole('main')
const miles = (page: Page) => main(page).locator('#miles')

const ISLANDS = [
  {
    island: 'ContactForm',
    path: '/contact',
    use: (page: Page) => page.locator('#message').fill('Does the Nomad XL climb a steep drive?'),
    react: async (page: Page) => {
      await page.locator('form[action="/contact"] button[type=submit]').click()
      await expect(page.locator('#firstName')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#message')).toHaveValue('Does the Nomad XL climb a steep drive?')
    },
  },
  {
    island: 'CheapestRental',
    path: '/rentals',
    use: (page: Page) => page.locator('#cheapest [name=first]').fill('2027-06-11'),
    react: async (page: Page) => {
      await page.locator('#cheapest [name=last]').fill('')
      await page.locator('#cheapest [name=last]').fill('2027-06-20')
      await expect(page.locator('#cheapest output')).toContainText('$1,735')
      await expect(page.locator('#cheapest [name=first]')).toHaveValue('2027-06-11')
    },
  },
  {
    island: 'EcoCalculator',
    path: '/eco-impact',
    use: (page: Page) => miles(page).fill('200'),
    react: async (page: Page) => {
      await miles(page).press('Enter')
      await expect(page).toHaveURL(/miles=200/)
      await expect(main(page).locator('[data-figure=netSavings]')).toContainText('$11,197')
    },
  },
]

for (const { island, path, use, react } of ISLANDS) {
  for (const [kind, change] of Object.entries(CHANGES)) {
    test.describe(`${path} with ${kind} by somebody else`, () => {
      // React reports that it renders the island anew.
      test.use({ provoked: /hydrat|Minified React error #(418|425|423)/i })

      test('before the first use works, and keeps what is typed', async ({ page }) => {
        await open(page, path)
        await page.evaluate(change, island)
        await use(page)
        await started(page, island)
        await react(page)
      })

      test('after the first use works', async ({ page }) => {
        await open(page, path)
        await use(page)
        await started(page, island)
        await page.evaluate(change, island)
        await react(page)
      })
    })
  }
}

import type { Page } from 'playwright/test'
import { expect, hold, hydrated, open, started, test } from './fixtures.ts'

/** What translations, password managers and grammar checkers do to the HTML of an island. */
const KINDS: Record<string, (island: Element) => void> = {
  'a sibling element': (island) => {
    for (const field of island.querySelectorAll('input, select, h2')) field.after(document.createElement('div'))
  },
  'wrapped texts': (island) => {
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (text.parentElement!.closest('select, [translate=no]')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text.data)
    }
  },
  'removed texts': (island) => {
    for (const part of island.querySelectorAll('label > span, h2, [role=status]')) part.firstChild?.remove()
  },
  'a comment': (island) => {
    for (const part of island.querySelectorAll('form, p, li')) part.append(document.createComment('helper'))
  },
  'an attribute': (island) => {
    for (const part of island.querySelectorAll('input, select, button, a')) part.setAttribute('data-helper', '')
  },
}

// React says that it renders an island anew.
test.use({ provoked: /React error #4|[Hh]ydrat/ })

const change = (page: Page, island: string, kind: string) =>
  page
    .locator(`[data-island=${island}]`)
    .evaluate((element, source) => new Function('island', `(${source})(island)`)(element), String(KINDS[kind]))

const filter = async (page: Page) => {
  const cards = page.getByRole('main').getByRole('article')
  await page.locator('[name=brand]').selectOption('denago')
  await expect(page).toHaveURL('/inventory?brand=denago')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 9 of 24 total vehicles')
  await expect(cards).toHaveCount(9)
  await page.goBack()
  await expect(cards).toHaveCount(24)
}

const removeAndUndo = async (page: Page) => {
  await page.getByRole('button', { name: 'Remove Denago Nomad XL' }).click()
  await expect(page.getByRole('region', { name: /1 cart/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: /2 carts/ })).toBeVisible()
}

for (const kind of Object.keys(KINDS)) {
  test(`${kind} in the inventory, before and after its first use`, async ({ page }) => {
    await open(page, '/inventory')
    await change(page, 'Inventory', kind)
    await page.getByRole('searchbox').dispatchEvent('pointermove', { movementX: 1 })
    await started(page, 'Inventory')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
    await filter(page)
    await change(page, 'Inventory', kind)
    await filter(page)
  })

  test(`${kind} in the saved carts, before and after their start`, async ({ page }) => {
    await page.addInitScript(() => {
      const carts = [
        { id: 'denago-nomad-xl', name: 'Denago Nomad XL', price: 8495 },
        { id: 'denago-ev-city', name: 'Denago EV City', price: 11995 },
      ]
      localStorage.setItem('saved', JSON.stringify(carts))
    })
    const release = await hold(page, /\.js$/)
    await page.goto('/saved', { waitUntil: 'commit' })
    await page.locator('[data-island=SavedLists]').waitFor({ state: 'attached' })
    await change(page, 'SavedLists', kind)
    release()
    await hydrated(page)
    await removeAndUndo(page)
    await change(page, 'SavedLists', kind)
    await removeAndUndo(page)
  })
}

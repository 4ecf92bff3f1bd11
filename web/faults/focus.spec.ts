import type { Page } from 'playwright/test'
import { EVERY_SCREEN, expect, open, test } from '#web/e2e/fixtures.ts'

test('at 400 % and on a phone held sideways no bar stays over the page', async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/vehicle/denago-nomad-xl', '/inventory']) {
      await open(page, path)
      const compare = page.getByRole('button', { name: /^Compare / }).first()
      if (path !== '/inventory' && (await compare.getAttribute('aria-pressed')) !== 'true') await compare.click()
      const inSight = await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
        const stays = (part: Element) => /sticky|fixed/.test(getComputedStyle(part).position)
        return [...document.querySelectorAll('body *')].filter(stays).flatMap((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return bottom > Math.max(top, 0) && top < window.innerHeight ? [part.outerHTML.slice(0, 80)] : []
        })
      })
      expect(inSight, `${path} at ${width} x ${height}`).toEqual([])
    }
  }
})

/** The focused control if another part covers it, if only in part. The skip link lies on the header. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    const control = document.activeElement!
    const { top, bottom, left, right } = control.getBoundingClientRect()
    const covers = (bar: Element) => {
      const box = bar.getBoundingClientRect()
      const isApart = box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right
      return !isApart && !bar.contains(control)
    }
    const bars = [...document.querySelectorAll('header, #shortlist, main *')].filter((part) =>
      /sticky|fixed/.test(getComputedStyle(part).position),
    )
    const isCovered = bars.some(covers) || bottom <= 0 || top >= window.innerHeight
    const isFault = isCovered && !control.matches('[href="#main"]')
    return { isEnd: control === document.body, what: isFault ? control.outerHTML.slice(0, 120) : '' }
  })

// The inventory preloads the small picture; Chromium shows the larger one instead, which it has kept from the home page.
test.use({ provoked: /was preloaded using link preload but not used/ })

test('no bar covers what has the focus', EVERY_SCREEN, async ({ page }) => {
  await page.addInitScript(() => {
    const carts = ['denago-nomad-xl', 'denago-ev-city'].map((id) => ({ id, at: Date.now() }))
    localStorage.setItem('compared', JSON.stringify(carts))
  })
  for (const path of ['/vehicle/denago-nomad-xl', '/', '/hazleton-golf-carts', '/inventory']) {
    await open(page, path)
    for (let stops = 0; stops < 150; stops++) {
      await page.keyboard.press('Tab')
      const { isEnd, what } = await focused(page)
      if (isEnd) break
      expect(what, path).toBe('')
    }
  }
})

test('the focus brings each of four compared carts into view', EVERY_SCREEN, async ({ page }) => {
  // A wide table has the names of its rows beside the carts, and scrolls on a tablet.
  if (page.viewportSize()!.width > 768) await page.setViewportSize({ width: 800, height: 800 })
  await open(page, '/compare?ids=denago-nomad-xl,denago-ev-city,denago-rover-xl6,evolution-d6-max-xt4')
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.locator('#carts').focus()
    if (key === 'Shift+Tab') await page.locator('#carts a').last().focus()
    for (let stops = 0; stops < 12; stops++) {
      await page.keyboard.press(key)
      const hidden = await page.evaluate(() => {
        const control = document.activeElement!
        const table = control.closest('#carts')
        if (!table || control === table) return ''
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const isUncovered = [left + 2, right - 2].every((x) =>
          control.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        )
        return isUncovered ? '' : control.textContent
      })
      expect(hidden, key).toBe('')
    }
  }
})

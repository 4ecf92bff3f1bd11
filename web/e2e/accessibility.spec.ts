import { AxeBuilder } from '@axe-core/playwright'
import { expect, open, test } from './fixtures.ts'
import { VIEWS } from './pages.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// 640 is what 1280 px are at 200 % zoom.
const WIDTHS = [320, 375, 640, 768, 1280, 1600]

// The browser reports the status of the page itself.
test.use({ provoked: /status of 404/ })

for (const { path } of VIEWS) {
  test(`axe finds nothing on ${path}, and it is never wider than the screen`, async ({ page }) => {
    await open(page, path)
    // axe looks for the element at a point, so parts far from the screen have to be laid out.
    await page.locator('[data-laid-out]').waitFor()
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
    const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
    expect(findings).toEqual([])

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

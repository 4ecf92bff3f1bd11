import { AxeBuilder } from '@axe-core/playwright'
import { expect, open, test } from './fixtures.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const PAGES = [
  '/',
  '/inventory',
  '/inventory?q=nothing+of+this+name',
  '/vehicle/denago-nomad-xl',
  '/denago',
  '/evolution',
  '/rentals',
  '/dallas-golf-carts',
  '/rentals/dallas',
  '/services',
  '/about',
  '/eco-impact?miles=40&usage=residential&years=5',
  '/showroom',
  '/contact',
  '/thank-you',
  '/developers/embed',
  '/developers',
  '/policies/delivery-policy',
  '/policies/rental-policy',
  '/policies/storage-policy',
  '/policies/staffing-report',
  '/privacy',
  '/terms',
]

// The second is what 1280 px are at 200 % zoom.
const NARROW = [320, 640]

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, and it fits narrow screens`, async ({ page }) => {
    await open(page, path)
    // axe asks what lies at a point; parts far from the screen have their places once the page is laid out as a whole.
    await page.locator('[data-laid-out]').waitFor()
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
    const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
    expect(findings).toEqual([])

    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

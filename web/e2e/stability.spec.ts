import type { Page } from 'playwright/test'
import { EVERY_SCREEN, expect, hold, hydrated, open, test } from './fixtures.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string }[]
  }
}

const watchShifts = () => {
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
  window.shifts = []
  const note = ({ value, sources }: Shift) =>
    window.shifts.push({ value, what: sources.map(({ node }) => node?.textContent).join(', ') })
  new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  })
}

const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  })

/** Opens a page and holds back a part of it until it has been painted. */
const paintWithout = async (page: Page, path: string, late: RegExp) => {
  await page.addInitScript(watchShifts)
  const release = await hold(page, late)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return release
}

for (const path of ['/', '/inventory', '/vehicle/denago-nomad-xl', '/contact', '/thank-you']) {
  test(`${path} looks before its scripts as it does with them`, EVERY_SCREEN, async ({ page }) => {
    const release = await paintWithout(page, path, /\.js$/)
    await settled(page)
    await page.evaluate(() => {
      // The page's scripts do the same, so that true heights are compared.
      document.documentElement.dataset.laidOut = ''
      window.shifts.splice(0)
    })
    const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const before = await height()
    release()
    await hydrated(page)
    await settled(page)
    expect(await height()).toBeCloseTo(before, 0)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })

  test(`hardly anything on ${path} moves when its font comes late`, EVERY_SCREEN, async ({ page }) => {
    const release = await paintWithout(page, path, /\.woff2$/)
    await hydrated(page)
    release()
    await settled(page)
    const shifts = await page.evaluate(() => window.shifts)
    const score = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(score, JSON.stringify(shifts)).toBeLessThan(0.01)
  })
}

const headings = (page: Page) =>
  page
    .locator('main h2')
    .evaluateAll((all) => all.map((heading) => heading.checkVisibility({ contentVisibilityAuto: true })))

test('parts far from the screen are laid out last', EVERY_SCREEN, async ({ page }) => {
  const release = await paintWithout(page, '/', /\.js$/)
  expect(await headings(page)).toContain(false)
  release()
  await expect.poll(() => headings(page)).not.toContain(false)
})

test('nothing moves while a visitor scrolls to the end of a page', EVERY_SCREEN, async ({ page }) => {
  await page.addInitScript(watchShifts)
  await open(page, '/')
  await settled(page)
  // A font that comes after the first frame moves lines by less than a pixel.
  await page.evaluate(() => window.shifts.splice(0))
  const seen = () => page.evaluate(() => window.scrollY + innerHeight >= document.documentElement.scrollHeight)
  while (!(await seen())) {
    await page.evaluate(() => window.scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
    await settled(page)
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('an address leads to a heading far down the page', async ({ page }) => {
  await open(page, '/services#schedule')
  await expect(page.locator('#schedule')).toBeInViewport()
})

test('paper shows all of a page', async ({ page }) => {
  await paintWithout(page, '/', /\.js$/)
  await page.emulateMedia({ media: 'print' })
  await settled(page)
  expect(await headings(page)).not.toContain(false)
})

test.use({ provoked: /status of 404/ })

const boxes = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test(
  'while the inventory loads, six cards of the size of the real ones hold their places',
  EVERY_SCREEN,
  async ({ page }) => {
    const release = await hold(page, /\/graphql(\?|$)/)
    // From a page without data of its own: the inventory has to ask for it.
    await open(page, '/no/such/page')
    await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading vehicles')
    const places = page.locator('main [aria-busy] > li')
    // The cards are rendered again when the results' code arrives, and the measured ones must stay in the page.
    let held: DOMRect[] = []
    await expect(async () => {
      held = await places.evaluateAll(boxes)
      expect(held.map(({ width }) => width > 0)).toEqual(Array(6).fill(true))
    }).toPass()

    release()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
    const shown = await page.locator('main li:has(article)').evaluateAll(boxes)
    expect(shown[0]).toMatchObject({ x: held[0]!.x, y: held[0]!.y, width: held[0]!.width })
    // On a phone, a long name takes a second line.
    expect(Math.min(...shown.slice(0, 6).map(({ height }) => height))).toBeCloseTo(held[0]!.height, 0)
  },
)

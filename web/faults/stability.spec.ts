import type { Page } from 'playwright/test'
import { EVERY_SCREEN, expect, hold, hydrated, open, test } from '#web/e2e/fixtures.ts'

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

const painted = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  })

const settled = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await painted(page)
}

/** Opens a page and holds back a part of it until it has been painted. */
const paintWithout = async (page: Page, path: string, late: RegExp) => {
  await page.addInitScript(watchShifts)
  const release = await hold(page, late)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return release
}

for (const path of ['/', '/inventory', '/vehicle/denago-nomad-xl', '/contact', '/thank-you']) {
  test(`${path} looks the same before its scripts, and hardly moves for its font`, EVERY_SCREEN, async ({ page }) => {
    const releaseFont = await hold(page, /\.woff2$/)
    const releaseScripts = await paintWithout(page, path, /\.js$/)
    await painted(page)
    await page.evaluate(() => window.shifts.splice(0))
    const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const before = await height()
    releaseScripts()
    await hydrated(page)
    await painted(page)
    expect(await height()).toBeCloseTo(before, 0)
    expect(await page.evaluate(() => window.shifts)).toEqual([])

    releaseFont()
    await settled(page)
    const shifts = await page.evaluate(() => window.shifts)
    const score = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(score, JSON.stringify(shifts)).toBeLessThan(0.01)
  })
}

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

import { chromium, type Page } from 'playwright'
import { findBrowser } from '#scripts/browser.mjs'
import { CHROMIUM_ARGS } from './chromium.ts'
import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'

test('head tags follow from page to page, and back to the first', DESKTOP_ONLY, async ({ page, baseURL }) => {
  const expectHead = async (title: RegExp, canonical: string) => {
    await expect(page).toHaveTitle(title)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + canonical)
  }
  await open(page, '/about')
  await expectHead(/^About/, '/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expectHead(/^Contact/, '/contact')
  await page.goBack()
  await expectHead(/^About/, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart people down the road')
})

// Playwright's browsers have the back/forward cache off; this one has it on, as visitors' browsers do. Chromium's headless
// shell keeps no page, but names what in the page would forbid it.
test('nothing in a page keeps it out of the back/forward cache', DESKTOP_ONLY, async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const obstacles = async (path: string, use?: (page: Page) => Promise<unknown>) => {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const found: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const ofPage = notRestoredExplanations.filter(({ type }) => type === 'PageSupportNeeded')
      found.push(...ofPage.map(({ reason }) => reason))
    })
    await page.goto(baseURL + path, { waitUntil: 'networkidle' })
    await use?.(page)
    await page.goto(`${baseURL}/terms`)
    await page.goBack()
    await expect(page).toHaveURL(baseURL + path)
    await page.close()
    return found
  }
  try {
    for (const path of ['/about', '/inventory', '/contact']) expect(await obstacles(path), path).toEqual([])
    const leave = (page: Page) => page.evaluate(() => addEventListener('unload', () => {}))
    expect(await obstacles('/about', leave)).toEqual(['UnloadHandlerExistsInMainFrame'])
  } finally {
    await browser.close()
  }
})

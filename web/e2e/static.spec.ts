import { chromium, type Page } from 'playwright'
import { findBrowser } from '#scripts/browser.mjs'
import { CHROMIUM_ARGS } from './chromium.ts'
import { expect, test } from './fixtures.ts'

// Playwright's browsers have the back/forward cache off; this one has it on, as visitors' browsers do. Chromium's headless
// shell keeps no page, but names what in the page would forbid it.
test('nothing in a page keeps it out of the back/forward cache', async ({ baseURL }) => {
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

import { expect, open, test } from '#web/e2e/fixtures.ts'

/** Chromium without a window, as Playwright starts it, keeps no page for Back: these are its own reasons. */
const OF_THE_BROWSER = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

for (const path of ['/', '/inventory', '/vehicle/denago-nomad-xl', '/contact', '/rentals']) {
  test(`nothing in ${path} keeps a browser from keeping it for Back`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    const reasons = new Promise<string[]>((resolve) => {
      devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      )
    })
    await devtools.send('Page.enable')
    await open(page, path)
    await page.locator('main').getByRole('link').last().focus()
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms-of-service"]')!.click())
    await expect(page).toHaveURL('/terms-of-service')
    await page.evaluate(() => setTimeout(() => history.back()))
    expect((await reasons).filter((reason) => !OF_THE_BROWSER.includes(reason))).toEqual([])
  })
}

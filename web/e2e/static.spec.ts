import { chromium } from 'playwright'
import { findBrowser } from '#scripts/browser.mjs'
import { CHROMIUM_ARGS } from './chromium.ts'
import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'
import { EXAMPLES } from './pages.ts'
import { scriptsOf } from './scriptsOf.ts'

for (const { path } of EXAMPLES.filter(({ isInteractive, status }) => !isInteractive && !status)) {
  test(`${path} starts without its own code and without the data layer`, DESKTOP_ONLY, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await open(page, path)
    expect(scripts.filter((url) => /Page-|apollo|head-|GraphScript/.test(url))).toEqual([])
  })
}

test('the scripts of every page are compiled while they load', DESKTOP_ONLY, async ({ request }) => {
  const html = await (await request.get('/about')).text()
  const [, ...scripts] = scriptsOf(html)
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) {
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

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

// Playwright's browsers have the back/forward cache off; this one has it on, as visitors' browsers do.
test('a page that was left is there again as it was', DESKTOP_ONLY, async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    for (const path of ['/about', '/inventory', '/contact']) {
      const page = await browser.newPage()
      await page.goto(baseURL + path)
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }))
      })
      await page.goto(`${baseURL}/terms`)
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(baseURL + path)
      await page.waitForFunction(() => 'isKept' in window)
      expect(await page.evaluate(() => (window as unknown as { isKept: boolean }).isKept), path).toBe(true)
      await page.close()
    }
  } finally {
    await browser.close()
  }
})

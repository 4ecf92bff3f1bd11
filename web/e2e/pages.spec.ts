import type { APIResponse, Request, Response, Page as Tab } from 'playwright/test'
import { DEALER } from '#graph/dealer/dealer.ts'
import { axeFindings, expectRoomForLargeText, idleTabStops, smallTargets, unmarkedChoices } from './accessibility.ts'
import { atRest, EVERY_SCREEN, expect, hydrated, open, PHONE_ONLY, test } from './fixtures.ts'
import { ALIASES, canonicalOf, DESK_VIEWS, EXAMPLES, type Page, type Row, VIEWS } from './pages.ts'
import { readServedPage, textOf, visibleText } from './servedPage.ts'
import { overVisit, overweight, VISITS } from './weight.ts'

type Answer = Pick<APIResponse | Response, 'status' | 'headers'>

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!)

/** The page says in its HTML what it has to say. */
const expectContent = (page: Page, answer: Answer, html: string, origin: string) => {
  const { path, status = 200, h1, title, says = [], links = [] } = page
  expect.soft(answer.status(), path).toBe(status)
  // Browsers keep the page for Back.
  expect.soft(answer.headers()['cache-control'], path).not.toContain('no-store')

  const { titles, meta, canonicals, blocks } = readServedPage(html)
  expect.soft(all(html, /<h1[^>]*>(.*?)<\/h1>/gs).map(textOf), path).toEqual([h1])
  expect.soft(titles, path).toEqual([title ? `${title} | ${DEALER.name}` : expect.any(String)])
  expect.soft(meta.description, path).toHaveLength(1)
  const canonical = canonicalOf(page)
  expect.soft(canonicals, path).toEqual(canonical ? [origin + canonical] : [])
  expect.soft(blocks, path).toHaveLength(canonical ? 1 : 0)
  expect.soft(meta.robots, path).toEqual([canonical ? expect.stringMatching(/^index, follow/) : 'noindex, follow'])

  const text = visibleText(html).toLowerCase()
  expect
    .soft(
      says.filter((words) => !text.includes(words.toLowerCase())),
      path,
    )
    .toEqual([])
  const hrefs = all(html, /<a [^>]*href="([^"]+)"/g)
  expect
    .soft(
      links.filter((link) => !hrefs.includes(link)),
      path,
    )
    .toEqual([])
}

test('the other addresses of a page lead to it', async ({ request, baseURL }) => {
  for (const page of ALIASES) {
    const answer = await request.get(page.path)
    expectContent(page, answer, await answer.text(), baseURL!)
  }
})

/** A page asks for no data that it came with, and runs one script before it is used. */
const expectRow = async (page: Tab, { pageType, budget }: Row, requests: Request[]) => {
  await expect.soft(page.locator('html')).toHaveAttribute('data-page-type', pageType)
  const addresses = requests.map((request) => new URL(request.url()).pathname)
  expect.soft(addresses).not.toContain('/graphql')
  const scripts = addresses.filter((address) => address.endsWith('.js'))
  if (!budget.scripts) expect.soft(scripts).toEqual(['/loader.js'])
}

// 640 is what 1280 px are at 200 % zoom.
const WIDTHS = [320, 375, 640, 768, 1280, 1600]

const expectPolicy = (policy: string) => {
  expect.soft(policy).toMatch(/script-src 'self'( 'sha256-[^' ]+'){2};/)
  expect
    .soft(policy.replace(/style-src-attr 'unsafe-inline'/, ''))
    .not.toMatch(/unsafe|\*|https?:(?!\/\/www\.openstreetmap\.org)/)
}

/** Loads the pictures and the parts further down, too. */
const loadAll = async (page: Tab) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    scrollTo(0, document.body.scrollHeight)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    scrollTo(0, 0)
  })
}

const expectReadable = async (page: Tab, h1: string) => {
  await loadAll(page)
  expect.soft(await axeFindings(page), 'axe').toEqual([])
  await expect.soft(page.getByRole('main')).toHaveAccessibleName(h1)
  expect.soft(await idleTabStops(page), 'headings as tab stops').toEqual([])
  expect.soft(await unmarkedChoices(page), 'choices without a mark').toEqual([])
}

const expectRoom = async (page: Tab, forLargeText: boolean) => {
  for (const width of WIDTHS) await expectToFit(page, width)
  if (forLargeText) await expectRoomForLargeText(page)
}

const expectToFit = async (page: Tab, width: number) => {
  await page.setViewportSize({ width, height: 800 })
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(contentWidth, `width of the page on ${width} px`).toBeLessThanOrEqual(width)
}

test.describe('a first visit to', () => {
  // The browser reports the status of the page itself.
  test.use({ provoked: /status of 404/ })

  for (const view of VIEWS) {
    const row = EXAMPLES.find((example) => example === view)

    // Other contents of the same page are looked at on one screen only.
    test(view.path, row ? EVERY_SCREEN : {}, async ({ page, isMobile, baseURL }) => {
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))
      const document = await open(page, view.path)
      const html = await document.text()
      if (!isMobile) expectContent(view, document, html, baseURL!)

      await expect.soft(page.locator('title')).toHaveCount(1)
      await expect.soft(page.locator('h1')).toHaveText([view.h1])
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en')
      if (row) await expectRow(page, row, requests)
      if (row && isMobile) {
        await atRest(page)
        expect.soft(await overweight(page, row, html, requests), 'budget of bytes').toEqual([])
      }

      expectPolicy(document.headers()['content-security-policy']!)
      await expectReadable(page, view.h1)
      // Developers sit at a desk.
      const isForShoppers = row && !row.path.startsWith('/developers')
      if (isForShoppers && isMobile) expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([])
      await expectRoom(page, Boolean(row && !isMobile))
    })
  }
})

test.describe('one of the staff reads', () => {
  test.use({ provoked: /status of 404/ })

  for (const { path, h1, status = 200 } of DESK_VIEWS) {
    test(path, EVERY_SCREEN, async ({ page, session: _, isMobile }) => {
      const document = (await page.goto(path))!
      expect(document.status()).toBe(status)
      await expect.soft(page.locator('h1')).toHaveText([h1])
      await expectReadable(page, h1)
      // From here on every part is open.
      expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([])
      await expectRoom(page, !isMobile)
    })
  }
})

test('the first link and a visit of six pages stay within their budgets', PHONE_ONLY, async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const follow = async (path: string) => {
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)!.click(), path)
    await expect(page).toHaveURL(path)
    await hydrated(page)
    await atRest(page)
  }
  await open(page, '/')
  await atRest(page)
  const first = requests.length
  await follow('/inventory')
  expect.soft(await overVisit(requests.slice(first), VISITS.firstLink), 'the first link').toEqual([])
  await follow('/vehicles/denago-nomad-xl')
  await page.goBack()
  await follow('/rentals')
  await follow('/contact')
  expect.soft(await overVisit(requests, VISITS.sixPages), 'the visit').toEqual([])
})

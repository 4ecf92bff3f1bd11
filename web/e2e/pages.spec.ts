import type { APIResponse, Request, Page as Tab } from 'playwright/test'
import { DEALER } from '#graph/dealer/dealer.ts'
import { expectReadable, expectRoom, smallTargets } from './accessibility.ts'
import { atRest, expect, hydrated, open, PHONE_ONLY, test } from './fixtures.ts'
import { ADDRESSES, canonicalOf, DESK_PAGES, EXAMPLES, type Page, type Row } from './pages.ts'
import { readServedPage, textOf, visibleText } from './servedPage.ts'
import { overVisit, overweight, VISITS } from './weight.ts'

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!)

/** The page says in its HTML what it has to say. */
const expectContent = (page: Page, answer: APIResponse, html: string, origin: string) => {
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

const expectPolicy = (policy: string, path: string) => {
  expect.soft(policy, path).toMatch(/script-src 'self'( 'sha256-[^' ]+'){2};/)
  expect
    .soft(policy.replace(/style-src-attr 'unsafe-inline'/, ''), path)
    .not.toMatch(/unsafe|\*|https?:(?!\/\/www\.openstreetmap\.org)/)
}

test('every page says in its HTML what it has to say, at each of its addresses', async ({ request, baseURL }) => {
  for (const page of ADDRESSES) {
    const answer = await request.get(page.path, { headers: { accept: 'text/html' } })
    expectContent(page, answer, await answer.text(), baseURL!)
    expectPolicy(answer.headers()['content-security-policy']!, page.path)
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

// A phone has the least room. faults/everyView.spec.ts has the desktop, and the other contents of these pages.
test.describe('a first visit to', () => {
  // The browser reports the status of the page itself.
  test.use({ provoked: /status of 404/ })

  for (const row of EXAMPLES) {
    test(row.path, PHONE_ONLY, async ({ page }) => {
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))
      const html = await (await open(page, row.path)).text()
      await expect.soft(page.locator('title')).toHaveCount(1)
      await expect.soft(page.locator('h1')).toHaveText([row.h1])
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en')
      await expectRow(page, row, requests)
      await atRest(page)
      expect.soft(await overweight(page, row, html, requests), 'budget of bytes').toEqual([])
      await expectReadable(page, row.h1)
      // Developers sit at a desk.
      if (!row.path.startsWith('/developers')) expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([])
      await expectRoom(page)
    })
  }
})

test.describe('one of the staff reads', () => {
  test.use({ provoked: /status of 404/ })

  for (const { path, h1, status = 200 } of Object.values(DESK_PAGES)) {
    test(path, PHONE_ONLY, async ({ page, session: _ }) => {
      const document = (await page.goto(path))!
      expect(document.status()).toBe(status)
      await expect.soft(page.locator('h1')).toHaveText([h1])
      await expectReadable(page, h1)
      // From here on every part is open.
      expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([])
      await expectRoom(page)
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

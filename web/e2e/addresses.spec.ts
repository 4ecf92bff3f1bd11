import type { APIRequestContext } from 'playwright/test'
import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'

const CANONICAL = /<link [^>]*rel="canonical"[^>]*>/g
const PICTURE = /<image:loc>([^<]+)/g
const LISTED = /<loc>([^<]+)/g

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address!)

/** Status of an address without following redirects, and the canonical addresses of its page. */
const visit = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address, { maxRedirects: 0 })
  const html = await response.text()
  const canonicals = (html.match(CANONICAL) ?? []).map((link) => /href="([^"]+)"/.exec(link)![1])
  return { status: response.status(), canonicals, isHidden: html.includes('noindex') }
}

test('every page of the sitemap answers, and is its own canonical', DESKTOP_ONLY, async ({ request }) => {
  test.slow()
  const addresses = found(await (await request.get('/sitemap.xml')).text(), LISTED)
  expect(addresses.length).toBeGreaterThan(120)
  for (const address of addresses) {
    expect(await visit(request, address), address).toEqual({ status: 200, canonicals: [address], isHidden: false })
  }
})

test('every picture of the sitemap and of the feeds is there', DESKTOP_ONLY, async ({ request }) => {
  const listed = found(await (await request.get('/sitemap.xml')).text(), PICTURE)
  const { items } = await (await request.get('/feeds/vehicles.json')).json()
  const inFeed: string[] = items.flatMap((item: { _ridgeline: { images: { url: string }[] } }) =>
    item._ridgeline.images.map(({ url }) => url),
  )
  expect(listed).toEqual(inFeed)
  for (const address of new Set(listed)) {
    expect((await request.head(address)).headers()['content-type'], address).toMatch(/^image\//)
  }
})

test.describe('an address with a line break', () => {
  test.use({ provoked: /status of 404/ })

  for (const address of ['/x%0A', '/inventory%0A', '/x%0D%0Ay/z', '/%E2%80%A8x', '/%E2%80%A9']) {
    test(`${address} is no page, for programs and in a browser`, DESKTOP_ONLY, async ({ page }) => {
      const response = await open(page, address)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('404 Page Not Found')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    })
  }
})

test('pages name the feed, and robots.txt the sitemap', DESKTOP_ONLY, async ({ request, baseURL }) => {
  const html = await (await request.get('/about')).text()
  const [feed] = found(html, /<link rel="alternate" href="([^"]+)" type="application\/feed\+json"/g)
  expect((await request.get(feed!)).headers()['content-type']).toContain('application/feed+json')
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

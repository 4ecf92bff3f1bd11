import { DEALER } from '#graph/dealer/dealer.ts'
import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'
import { ADDRESSES, canonicalOf, EXAMPLES } from './pages.ts'
import { readServedPage, textOf, visibleText } from './servedPage.ts'

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!)

for (const page of ADDRESSES) {
  const { path, status = 200, h1, title, says = [], links = [] } = page

  test(`${path} says in its HTML what it has to say`, DESKTOP_ONLY, async ({ request, baseURL }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(status)

    const html = await response.text()
    const { titles, meta, canonicals } = readServedPage(html)
    expect(all(html, /<h1[^>]*>(.*?)<\/h1>/gs).map(textOf)).toEqual([h1])
    expect(titles).toEqual([title ? `${title} | ${DEALER.name}` : expect.any(String)])
    expect(meta.description).toHaveLength(1)
    const canonical = canonicalOf(page)
    expect(canonicals).toEqual(canonical ? [baseURL + canonical] : [])
    expect(meta.robots).toEqual([canonical ? expect.stringMatching(/^index, follow/) : 'noindex, follow'])

    const text = visibleText(html).toLowerCase()
    expect(says.filter((words) => !text.includes(words.toLowerCase()))).toEqual([])
    const hrefs = all(html, /<a [^>]*href="([^"]+)"/g)
    expect(links.filter((link) => !hrefs.includes(link))).toEqual([])
  })
}

test.describe('scripts', () => {
  // The browser reports the status of the page itself.
  test.use({ provoked: /status of 404/ })

  for (const { path, h1, pageType } of EXAMPLES) {
    test(`take ${path} over as it is, with the data that came with it`, async ({ page }) => {
      const dataRequests: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/graphql') dataRequests.push(request.url())
      })
      await open(page, path)
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('h1')).toHaveText([h1])
      await expect(page.locator('html')).toHaveAttribute('data-page-type', pageType)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      // The element for partners' pages loads its own data, as on any other site.
      if (path !== '/developers/embed') expect(dataRequests).toEqual([])
    })
  }
})

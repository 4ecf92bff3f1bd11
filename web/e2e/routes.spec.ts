import { DEALER } from '#graph/dealer/dealer.ts'
import { DESKTOP_ONLY, expect, hydrated, test } from './fixtures.ts'

type Expected = {
  path: string
  status: number
  h1: string
  title: string
  pageType: string
  /** Path of the canonical link; left out on pages that search engines do not list. */
  canonical?: string
}

const vehicle = { status: 200, pageType: 'vehicle' }

const ROUTES: Expected[] = [
  {
    path: '/inventory',
    status: 200,
    h1: 'Inventory',
    title: `Golf Carts for Sale | ${DEALER.name}`,
    pageType: 'inventory',
    canonical: '/inventory',
  },
  {
    ...vehicle,
    path: '/vehicle/denago-nomad-xl',
    h1: 'Denago Nomad XL',
    title: `Denago Nomad XL - $8,495 | ${DEALER.name}`,
    canonical: '/vehicle/denago-nomad-xl',
  },
  {
    ...vehicle,
    path: '/vehicles/nomad-xl',
    h1: 'Denago Nomad XL',
    title: `Denago Nomad XL - $8,495 | ${DEALER.name}`,
    canonical: '/vehicle/denago-nomad-xl',
  },
  {
    ...vehicle,
    path: '/vehicles/d5-ranger-4-plus',
    h1: 'Evolution D5 Ranger 4 Plus',
    title: `Evolution D5 Ranger 4 Plus - $9,595 | ${DEALER.name}`,
    canonical: '/vehicle/evolution-d5-ranger-4-plus',
  },
  {
    ...vehicle,
    path: '/vehicle/7f3a9c1e5b2d4860',
    h1: 'Evolution D5 Maverick 4 Plus',
    // With the dealer's whole name it would have 61 characters.
    title: `Evolution D5 Maverick 4 Plus - $12,995 | ${DEALER.name}`,
    canonical: '/vehicle/7f3a9c1e5b2d4860',
  },
  {
    path: '/contact',
    status: 200,
    h1: 'Ask us anything about carts',
    title: `Contact | ${DEALER.name}`,
    pageType: 'contact',
    canonical: '/contact',
  },
  {
    path: '/contact?vehicle=nomad-xl',
    status: 200,
    h1: 'Ask us anything about carts',
    title: `Contact | ${DEALER.name}`,
    pageType: 'contact',
    canonical: '/contact',
  },
  {
    path: '/thank-you',
    status: 200,
    h1: 'Thank you, we have your message',
    title: `Thank You | ${DEALER.name}`,
    pageType: 'thank-you',
  },
  {
    path: '/no/such/page',
    status: 404,
    h1: '404 Page Not Found',
    title: `Page not found | ${DEALER.name}`,
    pageType: 'not-found',
  },
  {
    path: '/vehicle/unknown',
    status: 404,
    h1: 'Vehicle Not Found',
    title: `Vehicle Not Found | ${DEALER.name}`,
    pageType: 'vehicle',
  },
]

// The browser reports the status of the page itself.
test.use({ provoked: /status of 404/ })

for (const { path, status, h1, title, pageType, canonical } of ROUTES) {
  test(`${path} arrives whole with its data, and scripts take it over as it is`, async ({ page, baseURL }) => {
    const dataRequests: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') dataRequests.push(request.url())
    })

    const response = await page.goto(path)
    expect(response!.status()).toBe(status)
    await hydrated(page)

    await expect(page).toHaveTitle(title)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveText([h1])
    await expect(page.locator('html')).toHaveAttribute('data-page-type', pageType)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(dataRequests).toEqual([])

    const description = page.locator('meta[name=description]')
    await expect(description).toHaveCount(1)
    const robots = page.locator('meta[name=robots]')
    const links = page.locator('link[rel=canonical]')
    if (!canonical) {
      await expect(robots).toHaveAttribute('content', 'noindex, follow')
      await expect(links).toHaveCount(0)
      return
    }
    await expect(robots).toHaveAttribute('content', /^index, follow/)
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', baseURL + canonical)
    const { length } = (await description.getAttribute('content'))!
    expect(length).toBeGreaterThanOrEqual(70)
    expect(length).toBeLessThanOrEqual(160)
  })

  test(`${path} is never wider than the screen`, DESKTOP_ONLY, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    for (const width of [320, 375, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

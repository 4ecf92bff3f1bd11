import { expect, hydrated, open, test } from '#web/e2e/fixtures.ts'

/** Addresses that a browser must not load for a link that somebody only points at. */
const OTHERS = [
  ...['/desk', '/desk/inventory', '/graphql', '/graphql?query={__typename}', '/api/vehicles', '/mcp', '/thank-you'],
  ...['/feeds/vehicles.csv', '/sitemap.xml', '/openapi.json', '/images/any.webp', 'https://partner.example/'],
]
const PAGES = ['/inventory?brand=denago', '/vehicle/denago-nomad-xl', '/contact?vehicle=denago-nomad-xl', '/saved']

test('pages are fetched when their link is pointed at: pages of this site, and nothing else', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const offered = new Set<string>()
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) offered.add(key.url)
  })
  await devtools.send('Preload.enable')
  await open(page, '/terms-of-service')
  await page.evaluate(
    (addresses) => {
      for (const href of addresses) {
        const link = Object.assign(document.createElement('a'), { href, textContent: href })
        document.querySelector('main')!.append(link)
      }
      const tab = Object.assign(document.createElement('a'), {
        href: '/about?tab',
        target: '_blank',
        textContent: 'tab',
      })
      document.querySelector('main')!.append(tab)
    },
    [...OTHERS, ...PAGES],
  )
  const { origin } = new URL(page.url())
  await expect.poll(() => PAGES.filter((path) => !offered.has(origin + path))).toEqual([])
  const isOffered = (path: string) => offered.has(new URL(path, origin).href)
  expect([...OTHERS, '/about?tab'].filter(isOffered)).toEqual([])

  const link = page.getByRole('banner').getByRole('link', { name: 'Rentals' })
  await link.hover()
  const used = new Promise((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchStatus }) => {
      if (prefetchStatus === 'PrefetchSuccessfulButNotUsed') resolve(prefetchStatus)
    })
  })
  await used
  await link.click()
  await expect(page).toHaveURL('/rentals')
  await hydrated(page)
  const [navigation] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  )
  expect(navigation.deliveryType).toBe('navigational-prefetch')
})

test('a prerendered page is counted, and starts its islands, when it is shown', async ({ page }) => {
  // A browser that is driven by a program prerenders nothing: this is what the page's scripts see of it.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true })
  })
  await page.goto('/saved', { waitUntil: 'networkidle' })
  const state = () =>
    page.evaluate(() => [
      window.dataLayer?.length ?? 0,
      document.querySelectorAll('[data-island]').length > 0,
      document.querySelectorAll('[data-started]').length,
      document.querySelectorAll('link[rel=modulepreload]').length,
    ])
  expect(await state()).toEqual([0, true, 0, 0])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await hydrated(page)
  await expect.poll(async () => (await state()).slice(0, 3)).toEqual([1, true, 1])
})

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { EVERY_SCREEN, expect, hold, hydrated, open, started, test } from './fixtures.ts'
import { field, fillAndSend, newInquiry } from './inquiryForm.ts'
import { openForeignSite } from './startSite.ts'

const LARGEST_BYTES = 6000
const DATA = /\/graphql\?/

const pageWith = (site: string, elements: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>Acme</title>
    <style>a, p, li { color: red !important; font-size: 40px }</style>
    <script type="module" src="${site}/embed.js"></script>
    <script type="module" src="${site}/embed.js?again"></script>
  </head>
  <body><main><h1>Acme</h1>${elements}</main></body>
</html>`

const PLAIN_LINK = 'Golf carts at Ridgeline'

const inventory = (attributes: string) =>
  `<ridgeline-inventory ${attributes}><a href="https://ridgeline.example/inventory">${PLAIN_LINK}</a></ridgeline-inventory>`

/** Opens a partner's page with these elements in it, on another origin. */
const openPartnersPage = async (page: Page, site: string, elements: string) => {
  const partner = await openForeignSite({ '/': pageWith(site, elements) })
  page.once('close', partner.stop)
  await page.goto(partner.origin)
}

const cards = (page: Page) => page.getByRole('listitem')
const names = (page: Page) => cards(page).getByRole('link').allTextContents()
const plainLink = (page: Page) => page.getByRole('link', { name: PLAIN_LINK })

// The page fixture takes the partner's page and the site's answers and pictures for another host's.
test.use({ provoked: /^request: http:\/\/(?:localhost|127\.0\.0\.1):/ })

test('a partner’s page shows carts, with links that name the partner', EVERY_SCREEN, async ({ page, baseURL }) => {
  await openPartnersPage(page, baseURL!, inventory('brand="denago" count="3" sort="price-asc" partner="Acme & Co."'))
  await expect(cards(page)).toHaveCount(3)
  const first = cards(page).first()
  await expect(first.getByText(/^\$[\d,]+$/)).toBeVisible()
  await expect(first.getByText(/^(New|Used) · (In|Out of) stock$/)).toBeVisible()
  await expect(first.getByRole('img')).toHaveAttribute('alt', /./)
  expect(
    await first.getByRole('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(100)
  await expect(plainLink(page)).toBeVisible()
  expect(await names(page)).toEqual([expect.stringContaining('Denago'), expect.anything(), expect.anything()])

  const link = first.getByRole('link')
  // The page's own styles for links do not apply inside the element.
  await expect(link).toHaveCSS('color', 'rgb(35, 81, 58)')
  const { violations } = await new AxeBuilder({ page }).include('ridgeline-inventory').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)

  const address = new URL((await link.getAttribute('href'))!)
  expect(address.origin).toBe(baseURL)
  expect(address.pathname).toMatch(/^\/vehicle\/denago-/)
  expect(address.searchParams.get('partner')).toBe('Acme & Co.')
})

test('an inquiry after such a link counts for the partner', async ({ page, storedInquiries }) => {
  const { Message, ...inquiry } = newInquiry()
  await open(page, '/vehicle/denago-nomad-xl?partner=Acme+%26+Co.')
  await page.getByRole('link', { name: 'Ask about this cart' }).first().click()
  await expect(page).toHaveURL('/contact?vehicle=denago-nomad-xl')
  await hydrated(page)
  await field(page, 'First name').focus()
  await started(page, 'ContactForm')
  await fillAndSend(page, inquiry)
  await expect(page).toHaveURL('/thank-you?vehicle=denago-nomad-xl')
  const stored = { partner: 'Acme & Co.', vehicleId: 'denago-nomad-xl' }
  expect(await storedInquiries(inquiry.Email)).toMatchObject([stored])
})

test('a changed attribute changes the list, and the last one counts', async ({ page, baseURL }) => {
  await openPartnersPage(page, baseURL!, inventory('brand="denago" count="2"'))
  await expect(cards(page).getByRole('link', { name: /Denago/ })).toHaveCount(2)
  const release = await hold(page, /graphql\?.*nomad/)
  const change = (brand: string, search: string) =>
    page.locator('ridgeline-inventory').evaluate(
      (element, values) => {
        element.setAttribute('brand', values.brand)
        element.setAttribute('search', values.search)
      },
      { brand, search },
    )
  await change('denago', 'nomad')
  await change('evolution', '')
  await expect(cards(page).getByRole('link', { name: /Evolution/ })).toHaveCount(2)
  release()
  await page.locator('ridgeline-inventory').evaluate((element) => element.setAttribute('count', '1'))
  await expect(cards(page).getByRole('link')).toHaveText([/Evolution/])
})

test('more than 24 carts come on a press, and the focus goes on with them', async ({ page, baseURL }) => {
  const pages: number[] = []
  // The stock has 24 carts: pages of ten stand for larger ones.
  await page.route(DATA, async (route) => {
    const url = new URL(route.request().url())
    const variables = JSON.parse(url.searchParams.get('variables')!)
    pages.push(variables.first)
    url.searchParams.set('variables', JSON.stringify({ ...variables, first: Math.min(variables.first, 10) }))
    await route.continue({ url: url.href })
  })
  await openPartnersPage(page, baseURL!, inventory('count="40"'))
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(cards(page)).toHaveCount(10)
  await more.click()
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).nth(10).getByRole('link')).toBeFocused()
  await more.click()
  await expect(cards(page)).toHaveCount(24)
  await expect(more).toBeHidden()
  expect(new Set(await names(page)).size).toBeGreaterThan(20)
  expect(pages).toEqual([24, 24, 20])
})

test.describe('on a dark page', () => {
  test.use({ colorScheme: 'dark' })

  test('the cards are dark where the page says so, and legible', async ({ page, baseURL }) => {
    await openPartnersPage(page, baseURL!, `<div id="dark">${inventory('count="1"')}</div>${inventory('count="1"')}`)
    await expect(cards(page)).toHaveCount(2)
    await page.addStyleTag({ content: '#dark { color-scheme: light dark; background: #101512 }' })
    const [dark, light] = [cards(page).first(), cards(page).last()]
    await expect(dark).toHaveCSS('background-color', 'rgb(28, 38, 32)')
    await expect(light).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const { violations } = await new AxeBuilder({ page }).include('#dark ridgeline-inventory').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

test('nothing moves when the carts arrive', async ({ page, baseURL }) => {
  const release = await hold(page, DATA)
  await openPartnersPage(page, baseURL!, inventory('count="3"'))
  const places = () => plainLink(page).boundingBox()
  await expect
    .poll(() =>
      page.locator('ridgeline-inventory').evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('li').length),
    )
    .toBe(3)
  const before = await places()
  release()
  await expect(cards(page)).toHaveCount(3)
  expect((await places())!.y).toBeCloseTo(before!.y, 0)
})

test.describe('when the inventory has nothing to show', () => {
  test.use({
    provoked: /^request: http:\/\/(?:localhost|127\.0\.0\.1):|ERR_FAILED|<ridgeline-inventory>|status of 401/,
  })

  test('because no cart matches, words say so, and the console says why', async ({ page, baseURL }) => {
    const lines: string[] = []
    page.on('console', (line) => lines.push(line.text()))
    await openPartnersPage(page, baseURL!, inventory('place="mars" battery="gas" search="gas cart" count="3"'))
    await expect(page.getByRole('status')).toHaveText('No vehicle matches at the moment.')
    await expect(plainLink(page)).toBeVisible()
    // settings.test.ts has the warnings of each attribute.
    expect(lines.at(-1)).toMatch(/^<ridgeline-inventory> No cart matches .*place="mars"/)
  })

  test('the plain link is there, and the carts come when Back brings the page', async ({ page, baseURL }) => {
    await page.route(DATA, (route) => route.abort())
    await openPartnersPage(page, baseURL!, inventory('count="3"'))
    await expect(page.getByRole('status')).toHaveText("The inventory can't be shown right now.")
    await expect(plainLink(page)).toBeVisible()
    await expect(cards(page)).toHaveCount(0)

    // Leaving a page ends its requests; this browser keeps no page for Back, so the event is the test's.
    await page.unroute(DATA)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(cards(page)).toHaveCount(3)
  })

  test('within ten seconds, the plain link is there too', async ({ page, baseURL }) => {
    await page.clock.install()
    const asked = Promise.withResolvers<void>()
    await page.route(DATA, () => asked.resolve())
    await openPartnersPage(page, baseURL!, inventory('count="3"'))
    await asked.promise
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('status')).toHaveText("The inventory can't be shown right now.")
    await expect(plainLink(page)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, provoked: /^request: http:\/\/(?:localhost|127\.0\.0\.1):|status of 400/ })

  test('the form at an address with the partner keeps it', async ({ page, storedInquiries }) => {
    const { Message, ...inquiry } = newInquiry()
    await page.goto('/contact?partner=Acme')
    await fillAndSend(page, inquiry)
    await fillAndSend(page, { Message })
    await expect(page).toHaveURL('/thank-you')
    expect(await storedInquiries(inquiry.Email)).toMatchObject([{ partner: 'Acme' }])
  })
})

test('the script is one small file that any page may load', async ({ request }) => {
  const response = await request.get('/embed.js', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect(Number(response.headers()['content-length'])).toBeLessThan(LARGEST_BYTES)
  expect(await response.text()).not.toMatch(/\bimport\s*[('"{]/)
})

import { test as base, expect, hydrated } from './fixtures.ts'
import { fillAndSend } from './inquiryForm.ts'
import { LATE_PARTS, type LatePart, useWithout } from './lateParts.ts'
import { copyAsNextRelease } from './nextRelease.ts'
import { type Site, startSite } from './startSite.ts'
import { type Switch, startSwitch } from './switch.ts'

// In one worker, which starts the next release once.
base.describe.configure({ mode: 'default' })

let next: Awaited<ReturnType<typeof copyAsNextRelease>>
let nextSite: Site
let proxy: Switch

const test = base.extend({
  // Both releases have one address, the only one that the visitor's browser knows.
  baseURL: async ({ baseURL }, use) => {
    proxy = await startSwitch(baseURL!)
    await use(proxy.origin)
    await proxy.stop()
  },
})

test.use({ provoked: /status of 404|dynamically imported module|preload CSS|Refused to apply style/ })

test.beforeAll(async ({ dataDir }) => {
  next = await copyAsNextRelease()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    RATE_LIMIT: '10000000',
    CONTACT_LIMIT: '100000',
  }
  nextSite = await startSite(settings, { root: next.folder })
})

test.afterAll(async () => {
  await nextSite?.stop()
  await next.remove()
})

const staysWithout = (part: LatePart) =>
  test(`${part.path}: the page stays when a release has replaced the code of the ${part.part}`, ({ page }) =>
    useWithout(page, part, async () => proxy.lead(nextSite.origin)))

// The form posts itself then, which has a test of its own.
for (const part of LATE_PARTS.filter(({ path }) => path !== '/contact')) staysWithout(part)

test('an inquiry is sent all the same when a release has replaced the code that sends it', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  proxy.lead(nextSite.origin)
  await fillAndSend(page)
  await expect(page).toHaveURL('/thank-you')
})

const ISLANDS = [
  { island: 'CheapestRental', path: '/rentals' },
  { island: 'ContactForm', path: '/contact', startsOn: 'Message' },
  { island: 'DocumentContents', path: '/policies/rental-policy' },
  { island: 'EcoCalculator', path: '/eco-impact' },
  { island: 'VehicleGallery', path: '/vehicle/denago-nomad-xl' },
]

for (const { island, path, startsOn } of ISLANDS) {
  test(`${path} reads as the server wrote it when a release has replaced the code of ${island} alone`, async ({
    page,
  }) => {
    const code = new RegExp(`/assets/${island}-.*\\.js$`)
    proxy.lead(nextSite.origin, code)
    const missed = page.waitForResponse(code)
    const served = await page.goto(path)
    if (startsOn) {
      await page.locator('html[data-page-type]').waitFor()
      await page.getByLabel(startsOn, { exact: true }).focus()
    }
    expect((await missed).status()).toBe(404)
    await page.waitForLoadState('networkidle')
    const shown = await page.evaluate(
      (html) => {
        const server = new DOMParser().parseFromString(html, 'text/html')
        const textOf = (tree: Document) => {
          for (const hidden of tree.querySelectorAll('main noscript')) hidden.remove()
          return tree.querySelector('main')!.textContent
        }
        return { now: textOf(document), served: textOf(server) }
      },
      await served!.text(),
    )
    expect(shown.now).toBe(shown.served)
  })
}

test('the next page comes with its head tags when a release has replaced the code of structured data alone', async ({
  page,
}) => {
  const code = /\/assets\/GraphScript-.*\.js$/
  await page.goto('/services')
  await hydrated(page)
  proxy.lead(nextSite.origin, code)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const missed = page.waitForResponse(code)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')!.click())
  expect((await missed).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart people down the road')
  await expect(page).toHaveTitle(/^About/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

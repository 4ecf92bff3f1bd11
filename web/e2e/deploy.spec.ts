import type { Page } from 'playwright/test'
import { atRest, test as base, expect, hydrated, started } from './fixtures.ts'
import { field, fillAndSend, submitButton } from './inquiryForm.ts'
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

test('a list shows what is chosen when a release has replaced the code that filters it', async ({ page }) => {
  await page.goto('/inventory')
  await hydrated(page)
  proxy.lead(nextSite.origin)
  await page.getByLabel('Brand').selectOption('denago')
  await expect(page.getByText(/^Showing 9 of 24/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9)
})

test('an inquiry is sent all the same when a release has replaced the code that sends it', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  proxy.lead(nextSite.origin)
  await fillAndSend(page)
  await expect(page).toHaveURL('/thank-you')
})

/** What a visitor does first on a page whose scripts a release has replaced, and what it looks like in the document of that release. */
const FIRST_USES: {
  island: string
  path: string
  use: (page: Page) => Promise<void>
  seen: (page: Page) => Promise<void>
}[] = [
  {
    island: 'ContactForm',
    path: '/contact',
    use: async (page) => {
      await field(page, 'How can we help?').selectOption({ label: 'Service or repair' })
      await field(page, 'Message').fill('Does it climb?')
      await field(page, 'Message').evaluate((message: HTMLTextAreaElement) => message.setSelectionRange(5, 7))
    },
    seen: async (page) => {
      await expect(field(page, 'How can we help?').locator(':checked')).toHaveText('Service or repair')
      await expect(field(page, 'Message')).toHaveValue('Does it climb?')
      await expect(field(page, 'Message')).toBeFocused()
      const selection = () =>
        field(page, 'Message').evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
          selectionStart,
          selectionEnd,
        ])
      await expect.poll(selection).toEqual([5, 7])
    },
  },
  {
    island: 'EcoCalculator',
    path: '/eco-impact',
    use: async (page) => {
      await field(page, '10 years').evaluate((years: HTMLInputElement) => {
        years.checked = true
      })
      await field(page, 'Miles per week').fill('200')
    },
    seen: async (page) => {
      await expect(field(page, '10 years')).toBeChecked()
      await expect(field(page, 'Miles per week')).toHaveValue('200')
      await expect(field(page, 'Miles per week')).toBeFocused()
    },
  },
  {
    island: 'ShareComparison',
    path: '/compare?ids=denago-nomad-xl,denago-rover-xl',
    use: (page) => page.getByRole('button', { name: 'Share' }).click(),
    seen: (page) => expect(page.getByText(/Link copied|Copy the address/)).toBeVisible(),
  },
]

for (const { island, path, use, seen } of FIRST_USES) {
  test(`${path} goes on in a document of the release that has replaced its scripts`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    proxy.lead(nextSite.origin)
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    await use(page)
    await page.waitForFunction(() => !('isFirst' in window))
    await started(page, island)
    await seen(page)
  })
}

test('a form that is sent at its first use leads on when a release has replaced its scripts', async ({ page }) => {
  await page.goto('/eco-impact')
  await hydrated(page)
  proxy.lead(nextSite.origin)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(/[?&]miles=/)
})

test('a document that was loaded again and still lacks a script stays as the server wrote it', async ({ page }) => {
  const code = /\/assets\/ContactForm-.*\.js$/
  proxy.lead(nextSite.origin, code)
  await page.goto('/contact')
  await hydrated(page)
  const again = page.waitForEvent('framenavigated')
  await field(page, 'Message').fill('Does it climb?')
  await again
  await hydrated(page)
  await expect(field(page, 'Message')).toHaveValue('Does it climb?')
  await page.evaluate(() => Object.assign(window, { isSecond: true }))
  await atRest(page)
  await field(page, 'Phone').focus()
  await atRest(page)
  expect(await page.evaluate(() => 'isSecond' in window)).toBe(true)
  await expect(submitButton(page)).toBeEnabled()
})

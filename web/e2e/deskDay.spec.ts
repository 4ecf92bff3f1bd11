import { type Page, test } from 'playwright/test'
import { axeFindings, smallTargets, unmarkedChoices } from './accessibility.ts'
import { signIn, startDesk } from './deskSite.ts'
import { expect } from './fixtures.ts'
import type { Site } from './startSite.ts'

const PAGES = ['inquiries', 'inquiries/numbers', 'days', 'places', 'places/scranton', 'places/new']

let site: Site

// A phone; everything at the desk works without scripts.
test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 667 } })

test.beforeAll(async () => {
  site = await startDesk()
})
test.afterAll(() => site?.stop())

const get = async (page: Page, path: string) => (await page.request.get(site.origin + path)).text()
const ask = async (page: Page, query: string) =>
  (await page.request.post(`${site.origin}/graphql`, { data: { query } })).text()

/** Waits until somebody outside reads the words, and notes how long it took. */
const isSaid = async (read: () => Promise<string>, words: string, where: string) => {
  const start = performance.now()
  await expect.poll(read, { intervals: [20] }).toContain(words)
  test.info().annotations.push({ type: `ms to ${where}`, description: String(Math.round(performance.now() - start)) })
}

const open = async (page: Page, path: string) => {
  await page.goto(`${site.origin}/desk/${path}`)
}

test('snow closes two places by three taps and a word, and one tap opens them', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'days')
  await page.getByLabel('Why').first().fill('Snow')
  const closing = page.locator('form').filter({ hasText: 'Close today' })
  for (const place of ['Scranton', 'Hatfield']) await closing.getByLabel(place).check()
  await closing.getByRole('button', { name: 'Close' }).click()
  await isSaid(() => get(page, '/showroom'), 'Closed today (Snow)', 'a page')
  await expect(page.getByRole('status')).toContainText('(Snow), at Hatfield and Scranton')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Undone')
  await expect.poll(() => get(page, '/showroom')).not.toContain('Snow')
})

test('an inquiry is answered and marked by two taps', async ({ page }) => {
  const words = 'firstName: "Jo", lastName: "Fry", email: "jo@example.com", phone: "(570) 555-0142"'
  const wish = 'message: "Is it still there?", vehicleId: "denago-nomad"'
  const sent = await ask(page, `mutation { submitContact(input: { ${words}, ${wish} }) { inquiry { id } } }`)
  expect(sent).toContain('"id"')
  await signIn(page, site)
  await open(page, 'inquiries')
  const card = page.getByRole('article').filter({ hasText: 'Jo Fry' })
  await expect(card.getByRole('link', { name: 'Call (570) 555-0142' })).toHaveAttribute('href', 'tel:+15705550142')
  await card.getByRole('button', { name: /^Mark answered/ }).click()
  await expect(card).toContainText('Answered by ann@carts.example')
  await expect(page.getByRole('status')).toBeInViewport()
})

test('hours and phone of a showroom are saved by keyboard, and said everywhere at once', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'places/scranton')
  await page.getByLabel('Phone').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('(570) 555-0177')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('10 to 6 PM')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Write hours such as 9:00 AM-5:00 PM')
  await expect(page.getByLabel('Monday')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Monday').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('10 AM-6 PM')
  await page.keyboard.press('Enter')
  await Promise.all([
    isSaid(() => get(page, '/showroom'), '(570) 555-0177', 'a page'),
    isSaid(() => get(page, '/showroom'), '"telephone":"(570) 555-0177"', 'structured data'),
    isSaid(() => ask(page, '{ locations { phone } }'), '(570) 555-0177', 'the API'),
  ])
  await expect(page.getByRole('status')).toContainText('is saved.')
})

test('a rental price is on the rentals page at once', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'places')
  const list = page.getByRole('group').filter({ hasText: 'Rental prices at the showroom' })
  await list.getByText('Rental prices at the showroom').click()
  await list.getByLabel('4-seater, 1 day').fill('311')
  await list.getByRole('button', { name: 'Save' }).click()
  await isSaid(() => get(page, '/rentals'), '$311', 'a page')
})

test.describe('each page', () => {
  // axe is a script.
  test.use({ javaScriptEnabled: true })

  test('is readable, and as wide as the screen', async ({ page }) => {
    await signIn(page, site)
    for (const path of PAGES) {
      await open(page, path)
      expect.soft(await axeFindings(page), path).toEqual([])
      expect.soft(await smallTargets(page), path).toEqual([])
      expect.soft(await unmarkedChoices(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      for (const text of ['100%', '200%']) {
        const isWide = await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
          return document.documentElement.scrollWidth > window.innerWidth
        }, text)
        expect.soft(isWide, `${path} at ${text}`).toBe(false)
      }
      await page.setViewportSize({ width: 375, height: 667 })
    }
  })
})

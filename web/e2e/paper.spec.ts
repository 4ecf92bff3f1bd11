import type { Page } from 'playwright/test'
import { atRest, expect, open, test } from './fixtures.ts'

const NOMAD_XL = '/vehicle/denago-nomad-xl'
// This page has the most to print: a list price, every fact about the cart, and a report.
const DEMO = '/vehicle/evolution-d5-ranger-6-plus-demo'
const CODE = `${NOMAD_XL}/qr.svg`

type Paper = NonNullable<Parameters<Page['pdf']>[0]>

/** Prints the open page; `size` is that of its paper in points. */
const print = async (page: Page, paper: Paper) => {
  const text = (await page.pdf(paper)).toString('latin1')
  const [, ...size] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  return { pages: text.match(/\/Type\s*\/Page\b/g)?.length, size: size.map((length) => Math.round(Number(length))) }
}

/** Counts the requests for the QR code. */
const countCodes = (page: Page) => {
  const asked: string[] = []
  page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname))
  return () => asked.filter((path) => path === CODE).length
}

test('a cart prints as one sheet, on Letter and on A4, with a code that the screen does not load', async ({ page }) => {
  const codes = countCodes(page)
  await open(page, NOMAD_XL)
  await page.mouse.wheel(0, 10_000)
  await atRest(page)
  expect(codes()).toBe(0)

  for (const format of ['Letter', 'A4']) expect((await print(page, { format })).pages, format).toBe(1)
  await expect.poll(codes).toBeGreaterThan(0)

  await page.emulateMedia({ media: 'print' })
  // The printable area of a Letter page with margins of 0.4 inches; browsers shrink a wider page.
  await page.setViewportSize({ width: 739, height: 979 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(739)
  const main = page.getByRole('main')
  for (const text of ['Denago Nomad XL', '$8,495', 'Top speed', 'USB ports front and rear', 'Mon–Fri 9AM–5PM']) {
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /Schedule|Window card|Picture \d/ })).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0)
  await expect(main.getByText('You may also like')).toBeHidden()
  await expect(main.getByText(/^Estimate/).filter({ visible: true })).toHaveCount(0)
})

test('the window card prints as one Letter page, and its button opens the print dialog', async ({ page }) => {
  await open(page, `${DEMO}/card`)
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveTitle('printing')
  await expect(page.getByText("Scan for today's price")).toBeVisible()
  // 11 × 8.5 inches.
  expect(await print(page, { preferCSSPageSize: true })).toMatchObject({ pages: 1, size: [792, 612] })
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(page).toHaveURL(DEMO)
  await expect(page.getByRole('link', { name: 'Schedule Test Drive' })).toBeVisible()
})

test('a used cart prints its price with tax, and its report on a second sheet', async ({ page }) => {
  await open(page, DEMO)
  for (const format of ['Letter', 'A4']) expect((await print(page, { format })).pages, format).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of ['What we checked, and what we found', 'Front tires. Replaced.', 'Pennsylvania sales tax, 6%'])
    await expect(main.getByText(text), text).toBeVisible()
  for (const text of ['Deliver to', 'Have a cart?']) await expect(main.getByText(text)).toBeHidden()
})

for (const path of [DEMO, '/vehicle/7f3a9c1e5b2d4860', '/vehicle/evolution-d6-max-xt4']) {
  test(`nothing of the window card of ${path} is cut, whatever the font`, async ({ page }) => {
    // What a Letter page has within its margins.
    await page.setViewportSize({ width: 965, height: 725 })
    await open(page, `${path}/card`)
    for (const font of ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono']) {
      await page.emulateMedia({ media: 'print' })
      const cut = await page.evaluate((family) => {
        const card = document.querySelector('[data-paper=card]')!
        for (const element of card.querySelectorAll<HTMLElement>('*')) element.style.fontFamily = family
        const sheet = card.getBoundingClientRect()
        const isCut = (element: Element) => {
          const { right, bottom } = element.getBoundingClientRect()
          return right > sheet.right + 1 || bottom > innerHeight || element.scrollHeight > element.clientHeight + 8
        }
        return [...card.querySelectorAll('p, h1, dd, li, figcaption, img')]
          .filter(isCut)
          .map((element) => element.outerHTML)
      }, font)
      expect(cut, font).toEqual([])
      expect((await print(page, { preferCSSPageSize: true })).pages, font).toBe(1)
    }
  })
}

for (const path of ['/rentals?cart=six-seater&days=10', '/rentals/dallas?cart=six-seater&days=10']) {
  test(`${path} prints its answer and its plans, and no controls`, async ({ page }) => {
    await open(page, path)
    expect((await print(page, { format: 'Letter' })).pages).toBe(2)
    await page.emulateMedia({ media: 'print' })
    const answer = page.locator('#cheapest')
    await expect(answer.getByRole('heading')).toHaveText(/What will it cost\?\s*6 Seater, 10 days/)
    await expect(answer.getByText('Weekly Rental, 6 Seater')).toBeVisible()
    await expect(page.getByRole('row', { name: /Monthly Rental/ }).getByRole('cell')).toHaveCount(3)
    await expect(page.locator('input:visible, button:visible, select:visible')).toHaveCount(0)
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0)
  })
}

test('paper does not say what is open at this moment', async ({ page }) => {
  for (const path of ['/contact', '/showroom']) {
    await open(page, path)
    const status = page.getByRole('main').locator('[data-open]').filter({ visible: true })
    await expect(status.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(status).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('the inventory prints as a table on one sheet, as does a comparison of four carts', async ({ page }) => {
  await open(page, '/inventory')
  expect((await print(page, { format: 'Letter' })).pages).toBe(1)
  for (const ids of [
    'denago-nomad-xl,denago-ev-city,denago-rover-xl6,evolution-d6-max-xt4',
    // Used carts have rows of their own.
    'denago-ev-city,evolution-d5-ranger-4-plus,denago-nomad-2023,club-car-precedent-2018',
  ]) {
    await open(page, `/compare?ids=${ids}`)
    expect((await print(page, { format: 'Letter' })).pages, ids).toBe(1)
  }
})

import type { Page } from 'playwright/test'
import { expect, open, test } from './fixtures.ts'

const NOMAD_XL = '/vehicle/denago-nomad-xl'
// This page has the most to print: a list price, every fact about the cart, and a report.
const DEMO = '/vehicle/evolution-d5-ranger-6-plus-demo'

type Paper = NonNullable<Parameters<Page['pdf']>[0]>

/** The number of sheets on which the open page prints. */
const print = async (page: Page, paper: Paper) =>
  (await page.pdf(paper)).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a cart prints as one sheet, on Letter and on A4, with the address of its page', async ({ page }) => {
  await open(page, NOMAD_XL)
  for (const format of ['Letter', 'A4']) expect(await print(page, { format }), format).toBe(1)
  await page.emulateMedia({ media: 'print' })
  // The printable area of a Letter page with margins of 0.4 inches; browsers shrink a wider page.
  await page.setViewportSize({ width: 739, height: 979 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(739)
  const main = page.getByRole('main')
  const printed = ['Denago Nomad XL', '$8,495', 'Top speed', 'USB ports front and rear', 'Mon–Fri 9AM–5PM', NOMAD_XL]
  for (const text of printed) {
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /Schedule|Picture \d/ })).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0)
  await expect(main.getByText('You may also like')).toBeHidden()
  await expect(main.getByText(/^Estimate/).filter({ visible: true })).toHaveCount(0)
})

test('paper says which picture is not of the cart', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const [path, words] of [
    [NOMAD_XL, /^Stock image$/],
    ['/vehicle/denago-rover-xxl-custom-shuttle', /^No photos yet/],
  ] as const) {
    await open(page, path)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByText('ask for photos')).toBeHidden()
  }
})

test('a used cart prints its price with tax, and its report on a second sheet', async ({ page }) => {
  await open(page, DEMO)
  for (const format of ['Letter', 'A4']) expect(await print(page, { format }), format).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of ['What we checked, and what we found', 'Front tires. Replaced.', 'Pennsylvania sales tax, 6%'])
    await expect(main.getByText(text), text).toBeVisible()
  for (const text of ['Deliver to', 'Get a trade-in offer']) await expect(main.getByText(text)).toBeHidden()
})

for (const path of ['/rentals?cart=six-seater&days=10', '/rentals/dallas?cart=six-seater&days=10']) {
  test(`${path} prints its answer and its plans, and no controls`, async ({ page }) => {
    await open(page, path)
    expect(await print(page, { format: 'Letter' })).toBe(2)
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
  expect(await print(page, { format: 'Letter' })).toBe(1)
  for (const ids of [
    'denago-nomad-xl,denago-ev-city,denago-rover-xl6,evolution-d6-max-xt4',
    // Used carts have rows of their own.
    'denago-ev-city,evolution-d5-ranger-4-plus,denago-nomad-2023,club-car-precedent-2018',
  ]) {
    await open(page, `/compare?ids=${ids}`)
    expect(await print(page, { format: 'Letter' }), ids).toBe(1)
  }
})

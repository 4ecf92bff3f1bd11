import type { APIRequestContext, Page } from 'playwright/test'
import { expect, open } from './fixtures.ts'
import { type Stock, test } from './ownStock.ts'

const NOTICE = 'Free delivery in Luzerne County all week.'
const CLOSED = 'Closed today (Snow)'

const main = (page: Page) => page.getByRole('main')
const testDriveDays = (page: Page) =>
  page
    .locator('input[name=testDrive]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

test('a closed day is closed everywhere, and a notice is on each page', async ({ page, stock, request }) => {
  const answer = async (query: string) => {
    const response = await request.post('/graphql', { data: { query } })
    return (await response.json()).data
  }
  await open(page, '/vehicle/denago-nomad')
  const [firstDay] = await testDriveDays(page)

  const openAgain = await stock.enter('Snow', { until: firstDay! })
  const removeNotice = await stock.enter(NOTICE, { kind: 'notice' })
  await expect.poll(() => answer('{ dealer { notice } }')).toEqual({ dealer: { notice: NOTICE } })

  const { dealer, locations } = await answer('{ dealer { specialDays { until reason } } locations { openNow } }')
  expect(dealer.specialDays).toContainEqual({ until: firstDay, reason: 'Snow' })
  expect(locations.map(({ openNow }: { openNow: boolean }) => openNow)).toEqual(Array(5).fill(false))

  await open(page, '/contact')
  await expect(main(page)).toContainText(CLOSED)
  await expect(page.getByRole('contentinfo')).toContainText(CLOSED)
  await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveText(NOTICE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await open(page, '/showroom')
  await expect(main(page).getByText(CLOSED)).toHaveCount(7)
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)['@graph']
  const showroom = graph.find((node: { '@id'?: string }) => node['@id']?.endsWith('#scranton'))
  expect(showroom.specialOpeningHoursSpecification[0]).toMatchObject({ opens: '00:00', closes: '00:00' })
  // Under the headline and at each showroom.
  await open(page, '/')
  await expect(main(page).getByText(CLOSED)).toHaveCount(5)

  await open(page, '/vehicle/denago-nomad')
  const days = await testDriveDays(page)
  expect(days).toHaveLength(8)
  expect(days).not.toContain(firstDay)

  await removeNotice()
  await expect.poll(() => answer('{ dealer { notice } }')).toEqual({ dealer: { notice: null } })
  await open(page, '/contact')
  await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveCount(0)

  // Other tests share the site.
  await openAgain()
})

/** Closes a place for today, and waits until the site knows. */
const closeToday = async (stock: Stock, request: APIRequestContext, reason: string, place: string) => {
  const openAgain = await stock.enter(reason, { place })
  const answer = async () =>
    (await request.post('/graphql', { data: { query: '{ dealer { specialDays { reason } } }' } })).text()
  await expect.poll(answer).toContain(reason)
  return openAgain
}

const scrantonOf = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Scranton' }) })

test('a showroom that is closed alone says so where the home page names it', async ({ page, stock, request }) => {
  const openAgain = await closeToday(stock, request, 'Burst pipe', 'scranton')
  await open(page, '/')
  await expect(scrantonOf(page)).toContainText('Closed today (Burst pipe)')
  await expect(main(page).getByText('Burst pipe')).toHaveCount(1)
  await openAgain()
})

test('a showroom says when it is open while the main one alone is closed', async ({ page, stock, request }) => {
  const openAgain = await closeToday(stock, request, 'Paving', 'mountain-top')
  await open(page, '/')
  await expect(scrantonOf(page)).toContainText(/open/i)
  await expect(scrantonOf(page)).not.toContainText('Paving')
  await openAgain()
})

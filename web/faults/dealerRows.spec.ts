import type { APIRequestContext, Page } from 'playwright/test'
import { DEALER } from '#graph/dealer/dealer.ts'
import { zeroPercentText } from '#graph/dealer/financing.ts'
import { expect, main, open } from '#web/e2e/fixtures.ts'
import { readServedPage, spacedText } from '#web/e2e/servedPage.ts'
import { test } from './ownStock.ts'

/** The text of a page once it has these words, within seconds of a change. */
const pageWith = async (request: APIRequestContext, path: string, words: string | RegExp) => {
  let html = ''
  await expect
    .poll(async () => {
      html = await (await request.get(path)).text()
      return spacedText(html)
    })
    .toMatch(words)
  return html
}

test('a fifth showroom is one row, and a closed one none', async ({ stock, request }) => {
  await stock.sql(`
    insert into locations (id, name, type, address, city, phone, latitude, longitude, map_url, website_url, hours, position)
      select 'dallas', 'Ridgeline Golf Carts – Dallas', type, '12 Market Street, Dallas, PA 18612', 'Dallas', '(570) 555-0111',
        latitude, longitude, map_url, 'https://dallas.example', hours, 4
      from locations where id = 'scranton'
  `)
  for (const [path, count] of [
    ['/', /Five showrooms\. Test-drive anything/],
    ['/showroom', /any of our five showrooms/],
    ['/thank-you', /Our showrooms/],
  ] as const) {
    const html = await pageWith(request, path, count)
    expect(spacedText(html)).toContain('12 Market Street, Dallas, PA 18612')
    expect(html).toContain('tel:+15705550111')
    if (path !== '/thank-you') expect(JSON.stringify(readServedPage(html).nodes)).toContain('#dallas')
  }
  const showroom = await pageWith(request, '/showroom', 'Showroom Services')
  expect(showroom).toMatch(/<meta name="description" content="Golf cart showrooms in [^"]*Dallas/)
  await pageWith(request, '/about', /five showrooms/)
  await pageWith(request, '/hazleton-golf-carts', /at our five showrooms/)

  await stock.sql(`delete from locations where id = 'dallas'`)
  await pageWith(request, '/', /Four showrooms\./)
})

test('the main showroom’s hours are those of every page and of structured data', async ({ stock, request }) => {
  const setSunday = (opens: string | null, closes: string | null) =>
    stock.sql(`update locations set hours = jsonb_set(hours, '{6}', $1) where id = $2`, [
      JSON.stringify({ day: 'SUNDAY', opens, closes }),
      DEALER.mainLocationId,
    ])
  await setSunday('12:00', '16:30')
  for (const path of ['/', '/about', '/contact', '/showroom', '/hazleton-golf-carts', '/privacy']) {
    const html = await pageWith(request, path, /Sun 12PM–4:30PM/)
    const dealer = readServedPage(html).nodes.find((node) => String(node['@id']).endsWith('#dealer'))
    expect(JSON.stringify(dealer?.openingHoursSpecification)).toContain('"opens":"12:00","closes":"16:30"')
  }
  await setSunday(null, null)
  await pageWith(request, '/', /Sun Closed/)
})

test('the promotion is the same on every page, and on none when it is over', async ({ stock, request }) => {
  const set = (months: number, series: object[]) =>
    stock.sql('update promotions set months = $1, series = $2', [months, JSON.stringify(series)])
  const pages = ['/', '/showroom', '/policies/terms-conditions']
  const nomad = [{ brand: 'Denago', category: 'Nomad' }]
  await set(48, nomad)
  const says = zeroPercentText({ months: 48, series: nomad })
  for (const path of pages) await pageWith(request, path, new RegExp(says))
  await pageWith(request, '/inventory', /48 mo, 0% APR on approved credit/)
  await pageWith(request, '/vehicle/denago-nomad', /This cart qualifies for 0% APR for up to 48 months/)

  await set(48, [])
  for (const path of [...pages, '/inventory', '/vehicle/denago-nomad'])
    await pageWith(request, path, /^(?!.*\b0% (APR|for|financing|available))/)
  await set(36, [
    { brand: 'Denago', category: 'City' },
    { brand: 'Evolution', category: 'D5 Maverick' },
    { brand: 'Evolution', category: 'D6 Max' },
  ])
  await pageWith(request, '/', /0% APR for up to 36 months/)
})

const NOTICE = 'Free delivery in Luzerne County all week.'
const CLOSED = 'Closed today (Snow)'

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
  await expect(main(page).getByText(CLOSED)).toHaveCount(5)
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

test('a showroom that is closed alone says so on the home page, and no other does', async ({
  page,
  stock,
  request,
}) => {
  const openAgain = await Promise.all([
    stock.enter('Burst pipe', { place: 'scranton' }),
    stock.enter('Paving', { place: 'mountain-top' }),
  ])
  for (const reason of ['Burst pipe', 'Paving']) await pageWith(request, '/', reason)
  await open(page, '/')
  const showroom = (name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
  await expect(showroom('Scranton')).toContainText('Closed today (Burst pipe)')
  await expect(main(page).getByText('Burst pipe')).toHaveCount(1)
  await expect(showroom('Hatfield')).toContainText(/open/i)
  await expect(showroom('Hatfield')).not.toContainText('Paving')
  for (const open of openAgain) await open()
})

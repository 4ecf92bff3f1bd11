import type { APIRequestContext } from 'playwright/test'
import { DEALER } from '#graph/dealer/dealer.ts'
import { zeroPercentText } from '#graph/dealer/figures/financing.ts'
import { expect } from './fixtures.ts'
import { test } from './ownStock.ts'

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
const nodesOf = (html: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)['@graph']

/** The text of a page once it has these words, within seconds of a change. */
const pageWith = async (request: APIRequestContext, path: string, words: string | RegExp) => {
  let html = ''
  await expect
    .poll(async () => {
      html = await (await request.get(path)).text()
      return textOf(html)
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
    ['/', /Five showrooms\. Drive any cart/],
    ['/showroom', /Five showrooms in Pennsylvania/],
    ['/thank-you', /Our other showrooms/],
  ] as const) {
    const html = await pageWith(request, path, count)
    expect(textOf(html)).toContain('12 Market Street, Dallas, PA 18612')
    expect(html).toContain('tel:+15705550111')
    if (path !== '/thank-you') expect(JSON.stringify(nodesOf(html))).toContain('#dallas')
  }
  const showroom = await pageWith(request, '/showroom', 'Showroom Services')
  expect(showroom).toMatch(/<meta name="description" content="Golf cart showrooms in [^"]*Dallas/)
  await pageWith(request, '/inventory', /carts at five showrooms\./)
  await pageWith(request, '/about', /5 showrooms/)
  await pageWith(request, '/hazleton-golf-carts', /at our five showrooms/)

  await stock.sql(`delete from locations where id = 'dallas'`)
  await pageWith(request, '/', /Four showrooms\./)
})

test('the main showroom’s hours are those of every page, of structured data and of the API', async ({
  stock,
  request,
}) => {
  const setSunday = (opens: string | null, closes: string | null) =>
    stock.sql(`update locations set hours = jsonb_set(hours, '{6}', $1) where id = $2`, [
      JSON.stringify({ day: 'SUNDAY', opens, closes }),
      DEALER.mainLocationId,
    ])
  await setSunday('12:00', '16:30')
  for (const path of ['/', '/about', '/contact', '/inventory', '/showroom', '/hazleton-golf-carts', '/privacy']) {
    const html = await pageWith(request, path, /Sun 12PM–4:30PM/)
    const dealer = nodesOf(html).find((node) => String(node['@id']).endsWith('#dealer'))
    expect(JSON.stringify(dealer?.openingHoursSpecification)).toContain('"opens":"12:00","closes":"16:30"')
  }
  await setSunday(null, null)
  await pageWith(request, '/', /Sun Closed/)
})

test('the promotion is the same on every page that has one, and on none when it is over', async ({
  stock,
  request,
}) => {
  const set = (months: number, series: object[]) =>
    stock.sql('update promotions set months = $1, series = $2', [months, JSON.stringify(series)])
  const pages = ['/', '/inventory', '/showroom', '/policies/terms-conditions']
  const nomad = [{ brand: 'Denago', category: 'Nomad' }]
  await set(48, nomad)
  const says = zeroPercentText({ months: 48, series: nomad })
  for (const path of pages) await pageWith(request, path, new RegExp(says))
  await pageWith(request, '/vehicle/denago-nomad', /This cart qualifies for 0% APR for up to 48 months/)

  await set(48, [])
  for (const path of [...pages, '/vehicle/denago-nomad'])
    await pageWith(request, path, /^(?!.*\b0% (APR|for|financing|available))/)
  await set(36, [
    { brand: 'Denago', category: 'City' },
    { brand: 'Evolution', category: 'D5 Maverick' },
    { brand: 'Evolution', category: 'D6 Max' },
  ])
  await pageWith(request, '/', /0% APR for up to 36 months/)
})

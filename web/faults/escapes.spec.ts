import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { eventually } from '#graph/testing/eventually.ts'
import { signIn } from '#web/e2e/deskSite.ts'
import { test as base, expect, hydrated } from '#web/e2e/fixtures.ts'
import { runSql } from '#web/e2e/ownDatabase.ts'
import { type OwnSite, runProgram, startOwnSite } from '#web/e2e/startSite.ts'
import { see } from './visitors.ts'

const HACK = `<img src=x onerror="document.title='hacked'">`
const SCRIPT = `</script><script>document.title='hacked'</script>${HACK}`
const PICTURES = 'https://pictures.example'

/** A vehicle from a hostile file: each text attacks one of the formats that it is printed in. */
const VEHICLE = {
  id: 'hostile-cart',
  name: `=HYPERLINK("https://evil.example","x") ${SCRIPT}`,
  brand: 'Denago',
  category: ']]></g:brand><!-- \u2028 & "\'',
  price: 5495,
  description: `${SCRIPT} ]]> <!-- --> &lt; \u2028 {{7*7}} \${7*7} \r\nBcc: a@evil.example`,
  images: ['cart.png'],
  externalUrl: 'https://denago.example/"onmouseover="document.title=1',
  specifications: { topSpeed: `@SUM(1) ${SCRIPT}`, range: '-1+1' },
  features: [SCRIPT, '+1'],
  inStock: true,
}

/** Its picture is lost after the import. */
const BROKEN = { ...VEHICLE, id: 'broken-cart', name: 'Broken', brand: 'Evolution' }

const INQUIRY = {
  firstName: `${HACK} first name`,
  lastName: `"> ${HACK} last name`,
  email: 'ada@example.com',
  phone: '(570) 555-0142',
  message: `</textarea>${SCRIPT} & 'quotes' message`,
}

/** Markup that rows of the database have got past an import, in older stocks and by hand: what it stands for is its last word. */
const ROWS: [statement: string, ...values: string[]][] = [
  // Its picture stays on another host.
  [
    'update vehicles set images = $1, name = $2, description = $3 where id = $4',
    ...[JSON.stringify([{ path: `${PICTURES}/cart.jpg`, alt: `${HACK} picture`, width: 800, height: 600 }])],
    ...[VEHICLE.name, `${VEHICLE.description} description`, VEHICLE.id],
  ],
  [`update municipalities set name = $1 where slug = 'hazleton'`, `${SCRIPT} town`],
  [`update locations set name = $1, address = $1 where id = 'scranton'`, `${SCRIPT} showroom`],
  [`update rental_plans set name = $1, description = $1`, `${SCRIPT} plan`],
  [
    `insert into calendar_entries (source, kind, first_day, last_day, words)
     select 'staff', 'notice', today - 1, today + 9, $1 from (select now()::date as today) days`,
    `${HACK} notice`,
  ],
]

let site: OwnSite

const test = base.extend({
  // Playwright reads it before the first hook, too, when there is no site yet.
  baseURL: ({ browserName: _unused }, use) => use(site?.origin),
})

const sendInquiry = (words: object) =>
  see(`${site.origin}/contact`, {
    ...{ method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams({ ...words }) },
  })

test.beforeAll(async () => {
  site = await startOwnSite({ STAFF: 'ann@carts.example', RATE_LIMIT: '1000000' })
  const { dataDir } = site
  await writeFile(join(dataDir, 'stock.json'), JSON.stringify([VEHICLE, BROKEN]))
  const create = { width: 600, height: 400, channels: 3, background: 'green' } as const
  await sharp({ create }).toFile(join(dataDir, 'cart.png'))
  await runProgram('inventory', ['import', join(dataDir, 'stock.json')], { DATA_DIR: dataDir, DATABASE_URL: '' })
  await rm(join(dataDir, 'media/uploads'), { recursive: true })
  for (const [statement, ...values] of ROWS) await runSql(dataDir, statement, values)
  expect((await sendInquiry(INQUIRY)).status).toBe(303)
})

test.afterAll(() => site.stop())

// One picture is on another host, the other one is lost; a field for numbers takes no words.
test.use({ provoked: /pictures\.example|ERR_|status of 40[04]|cannot be parsed/ })

test.beforeEach(({ page }) =>
  page.route(`${PICTURES}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
)

const HOSTILE = encodeURIComponent(SCRIPT)

/** The pages that show such rows, or words of their address. */
const SHOWN: Record<string, string[]> = {
  '/': ['notice'],
  [`/vehicle/${VEHICLE.id}`]: ['HYPERLINK', 'description', '@SUM'],
  [`/vehicle/denago-nomad-xl?down=${HOSTILE}&months=1e9&rate=-Infinity&evil=${HOSTILE}`]: [],
  '/inventory?brand=denago': ['HYPERLINK'],
  [`/inventory?q=${HOSTILE}`]: ['hacked'],
  [`/compare?ids=${VEHICLE.id},denago-nomad-xl`]: ['HYPERLINK'],
  [`/contact?vehicle=${VEHICLE.id}`]: ['HYPERLINK'],
  [`/contact?partner=${HOSTILE}&compare=${HOSTILE}&cart=${HOSTILE}&town=${HOSTILE}&days=7`]: [],
  '/about': ['town'],
  '/showroom': ['showroom'],
  '/hazleton-golf-carts': ['town'],
  '/rentals': ['plan'],
  '/rentals/hazleton': ['town', 'plan'],
  [`/eco-impact?miles=${HOSTILE}&usage=${HOSTILE}`]: [],
  [`/no/such/${HOSTILE}`]: [],
}

const markupIn = (html: string) => /<script>document|<img src=x/.exec(html)?.[0]

for (const [path, words] of Object.entries(SHOWN)) {
  test(`${path.slice(0, 60)} shows markup as words`, async ({ page }) => {
    const response = await page.goto(path)
    expect(markupIn(await response!.text())).toBeUndefined()
    await hydrated(page)
    await expect(page.locator('img[src="x"], [onmouseover], [onerror]')).toHaveCount(0)
    await expect(page).not.toHaveTitle('hacked')
    const blocks = page.locator('script[type="application/ld+json"], script[type="application/json"]')
    for (const block of await blocks.all()) JSON.parse((await block.textContent())!)
    for (const word of words) await expect(page.locator('body')).toContainText(word)
  })
}

test('a form that comes back, and every page of the desk, show markup as words', async ({ page }) => {
  const { status, body } = await sendInquiry({ ...INQUIRY, phone: '' })
  expect([status, markupIn(body)]).toEqual([400, undefined])
  expect(body).toContain('&lt;/textarea&gt;')

  await signIn(page, site)
  await page.goto(`/desk/carts/${VEHICLE.id}`)
  const color = page.locator('form[action="/desk/carts/change"] [name=color]')
  await page.locator('summary', { has: page.getByText('The cart', { exact: true }) }).click()
  await color.fill('<img src=x onerror=1> color')
  await color.press('Enter')
  await page.waitForURL(/done|carts/)

  // Of the other carts one page says as much as all.
  const isMeant = (path: string) =>
    /^\/desk\b/.test(path) && !/\/carts\/(?!hostile)|like=(?!hostile)|\.csv|sign-out/.test(path)
  const seen = new Set(['/desk', `/desk?q=${HOSTILE}`, `/desk/carts/${VEHICLE.id}`, `/desk/inquiries?q=${HOSTILE}`])
  let shown = ''
  for (const path of seen) {
    const answer = await page.goto(path)
    if (!answer?.headers()['content-type']?.startsWith('text/html')) continue
    const text = await answer.text()
    expect(markupIn(text), path).toBeUndefined()
    await expect(page.locator('img[src="x"], [onmouseover], [onerror]'), path).toHaveCount(0)
    shown += await page.locator('body').textContent()
    const links = [...text.matchAll(/<a [^>]*href="(\/desk[^"#]*)/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
    for (const link of links.filter(isMeant)) if (seen.size < 80) seen.add(link)
  }
  const words = ['HYPERLINK', 'color', 'first name', 'last name', 'message', 'showroom', 'notice']
  expect(words.filter((word) => !shown.includes(word))).toEqual([])
  await expect(page).not.toHaveTitle('hacked')
})

test('a picture that the stock keeps elsewhere may be shown, and the policy names its host', async ({ page }) => {
  await eventually(async () => {
    const { headers } = await fetch(`${site.origin}/terms`, { headers: { accept: 'text/html' } })
    return headers.get('content-security-policy')?.includes(`img-src 'self' data: ${PICTURES};`)
  })
  const asked = page.waitForRequest(`${PICTURES}/**`)
  await page.goto(`/vehicle/${VEHICLE.id}`)
  await asked
})

test('a social picture of a cart whose picture is lost shows the placeholder', async ({ request }) => {
  const card = await request.get(`/social/vehicle/${BROKEN.id}.jpg`)
  expect(card.status()).toBe(200)
  expect(await sharp(await card.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('feeds and sitemap stay well formed, and no cell is a formula', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const path of ['/feeds/vehicles.xml', '/sitemap.xml'])
    expect(XMLValidator.validate(await read(path)), path).toBe(true)
  const rows = parseCsv(await read('/feeds/vehicles.csv'), { bom: true }) as string[][]
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(rows.flat().filter((cell) => cell.startsWith("'="))).toHaveLength(1)
})

test('the API answers the words as they are, as JSON that no browser takes for a page', async ({ request }) => {
  const response = await request.get(`/api/vehicles/${VEHICLE.id}`, { headers: { accept: 'text/html' } })
  expect((await response.json()).name).toBe(VEHICLE.name)
  const { 'content-type': type, 'x-content-type-options': options } = response.headers()
  expect([type, options]).toEqual(['application/json; charset=utf-8', 'nosniff'])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { eventually } from '#graph/testing/eventually.ts'
import { expect, hydrated, test } from '#web/e2e/fixtures.ts'
import { runSql } from '#web/e2e/ownDatabase.ts'
import { runProgram } from '#web/e2e/startSite.ts'

const SCRIPT = `</script><script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">`
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

const inventory = (dataDir: string, ...words: string[]) =>
  runProgram('inventory', words, { DATA_DIR: dataDir, DATABASE_URL: '' })

/** As an older stock has it: its picture stays on another host, and the import took no markup out of its words. */
const keepAsImportedBefore = (dataDir: string) => {
  const image = { path: `${PICTURES}/cart.jpg`, alt: 'A cart', width: 800, height: 600 }
  const { id, name, description } = VEHICLE
  const values = [JSON.stringify([image]), name, description, id]
  return runSql(dataDir, 'update vehicles set images = $1, name = $2, description = $3 where id = $4', values)
}

test.beforeAll(async ({ dataDir }) => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-escapes-'))
  const file = join(folder, 'stock.json')
  await writeFile(file, JSON.stringify([VEHICLE, BROKEN]))
  await sharp({ create: { width: 600, height: 400, channels: 3, background: 'green' } }).toFile(
    join(folder, 'cart.png'),
  )
  await inventory(dataDir, 'import', file)
  await keepAsImportedBefore(dataDir)
  await rm(join(dataDir, 'media/uploads'), { recursive: true })
  await rm(folder, { recursive: true })
})
test.afterAll(async ({ dataDir }) => {
  await runSql(dataDir, 'delete from vehicles where id = any($1)', [[VEHICLE.id, BROKEN.id]])
})

// One picture is on another host, the other one is lost.
test.use({ provoked: /pictures\.example|ERR_|status of 404/ })

for (const path of [`/vehicle/${VEHICLE.id}`, '/inventory?brand=denago', `/contact?vehicle=${VEHICLE.id}`]) {
  test(`${path} shows hostile words as words`, async ({ page }) => {
    await page.route(`${PICTURES}/**`, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      }),
    )
    const response = await page.goto(path)
    const html = await response!.text()
    expect(/<script>document|<img src=x/.exec(html)?.[0]).toBeUndefined()
    await hydrated(page)
    await expect(page.locator('img[src="x"], [onmouseover], [onerror]')).toHaveCount(0)
    await expect(page).not.toHaveTitle('hacked')
    for (const block of await page
      .locator('script[type="application/ld+json"], script[type="application/json"]')
      .all()) {
      JSON.parse((await block.textContent())!)
    }
  })
}

test('a picture that the stock keeps elsewhere may be shown, and the policy names its host', async ({
  page,
  request,
}) => {
  await eventually(async () => {
    const policy = (await request.get('/terms', { headers: { accept: 'text/html' } })).headers()[
      'content-security-policy'
    ]
    return policy?.includes(`img-src 'self' data: ${PICTURES};`)
  })
  let isAsked = false
  await page.route(`${PICTURES}/**`, async (route) => {
    isAsked = true
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.goto(`/vehicle/${VEHICLE.id}`)
  await expect.poll(() => isAsked).toBe(true)
})

test('feeds and sitemap stay well formed, and no cell is a formula', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const path of ['/feeds/vehicles.xml', '/sitemap.xml'])
    expect(XMLValidator.validate(await read(path)), path).toBe(true)
  const rows = parseCsv(await read('/feeds/vehicles.csv'), { bom: true }) as string[][]
  const formulas = rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))
  expect(formulas).toEqual([])
  expect(rows.flat().filter((cell) => cell.startsWith("'="))).toHaveLength(1)
})

test('the API answers the words as they are, as JSON that no browser takes for a page', async ({ request }) => {
  const response = await request.get(`/api/vehicles/${VEHICLE.id}`, { headers: { accept: 'text/html' } })
  expect((await response.json()).name).toBe(VEHICLE.name)
  expect(response.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})

test('a social picture of a cart whose picture is lost shows the placeholder', async ({ request }) => {
  const response = await request.get(`/social/vehicle/${BROKEN.id}.jpg`)
  expect(response.status()).toBe(200)
  expect(await sharp(await response.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

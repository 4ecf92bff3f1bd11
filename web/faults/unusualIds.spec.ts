import type { APIRequestContext } from 'playwright/test'
import { expect, open } from '#web/e2e/fixtures.ts'
import { readServedPage } from '#web/e2e/servedPage.ts'
import { test } from './ownStock.ts'

const IMPORTED = ['nomad.2~x', 'Nomad_XL-4.0']
/** No import takes them, but SQL writes them. */
const WRITTEN = ['Ä & 50 % off?', 'a/b', '<cart>"#\'']

const LONG_NAME = `Unusual ${'W'.repeat(190)}`

const plain = (xml: string) => xml.replaceAll('&amp;', '&').replaceAll('&apos;', "'")

const listed = async (request: APIRequestContext) =>
  [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)/g)].map(([, address]) =>
    plain(address!),
  )

test.beforeAll(async ({ ownSite, request }) => {
  const { origin, stock } = ownSite
  const cart = { brand: 'Denago', category: 'Nomad', price: 9000, description: 'Of an unusual id.' }
  const named = IMPORTED.map((id) => ({ id, name: `Unusual ${id}` }))
  await stock.add([...named, { id: 'long-name', name: LONG_NAME }].map((row) => ({ ...cart, ...row })))
  for (const id of WRITTEN) {
    await stock.sql(
      `insert into vehicles (id, name, brand, category, price, description) values ($1, 'Unusual ' || $1::text, 'Denago', 'Nomad', 9000, '-')`,
      [id],
    )
  }
  const ids = async () =>
    (await (await request.get(`${origin}/api/vehicles`)).json()).map(({ id }: { id: string }) => id)
  await expect.poll(ids).toEqual(expect.arrayContaining([...IMPORTED, ...WRITTEN]))
})

test.afterAll(({ ownSite }) => ownSite.stock.sql("delete from vehicles where name like 'Unusual %'"))

test('a name of 200 letters without a space widens no page', async ({ page }) => {
  for (const path of ['/vehicle/long-name', '/inventory?q=unusual']) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
    }
  }
})

for (const id of [...IMPORTED, ...WRITTEN]) {
  const path = `/vehicle/${encodeURIComponent(id)}`

  test(`a cart by the id ${id} has one address, a card and a social picture`, async ({ page, request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    const { canonicals, meta } = readServedPage(await response.text())
    expect(canonicals).toEqual([expect.stringMatching(/^http/)])
    expect(canonicals[0]!.endsWith(path)).toBe(true)
    expect(meta['og:url']).toEqual(canonicals)
    expect(await listed(request)).toContain(canonicals[0])
    const picture = await request.get(new URL(meta['og:image']![0]!).pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])

    await open(page, '/inventory?q=unusual')
    await page.getByRole('link', { name: `View Details: Unusual ${id}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Unusual ${id}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicals[0]!)
  })
}

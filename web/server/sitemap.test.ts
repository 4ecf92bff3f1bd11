import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE, type TestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { ROUTES } from '#web/app/routes.tsx'
import { canonicalOf, ADDRESSES as KNOWN } from '#web/e2e/pages.ts'
import { POLICIES } from '#web/policies/PolicyPage.tsx'
import { sitemap } from './sitemap.ts'

type Listed = { loc: string; lastmod?: string; 'image:image'?: { 'image:loc': string }[] }

const server = createServer({ log: false })
const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap', 'image:image'].includes(name) })

let test: TestGraph

beforeAll(async () => {
  test = await createTestGraph()
  await server.register(sitemap(test.graph.services))
})
afterAll(async () => {
  await server.close()
  await test?.close()
})

async function read(path: string) {
  const { statusCode, headers, body } = await server.inject({ url: path })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(XMLValidator.validate(body)).toBe(true)
  return parser.parse(body)
}

const entries = async (path = '/sitemap.xml'): Promise<Listed[]> => (await read(path)).urlset.url
const entryOf = async (path: string) => (await entries()).find(({ loc }) => loc === TEST_SITE + path)

it('has every page once, at its canonical address', async () => {
  const addresses = (await entries()).map(({ loc }) => loc.replace(TEST_SITE, ''))
  expect(new Set(addresses).size).toBe(addresses.length)
  const canonicals = KNOWN.map(canonicalOf).filter((path) => path !== null)
  expect(addresses).toEqual(expect.arrayContaining(canonicals))
  const others = KNOWN.map(({ path }) => path).filter((path) => !canonicals.includes(path))
  expect(addresses.filter((address) => others.includes(address) || /[:*]/.test(address))).toEqual([])

  const fixed = ROUTES.filter(({ isListed, path }) => isListed && !path.includes(':')).length
  const [{ towns, vehicles }] = await test.database.query(
    'select (select count(*)::int from municipalities) towns, (select count(*)::int from vehicles) vehicles',
  )
  expect(addresses).toHaveLength(fixed + POLICIES.size + 2 * towns + vehicles)
})

it('shows when a vehicle changed, and its pictures', async () => {
  const image = { alt: '', width: 1600, height: 1067 }
  await addVehicle(test.database, {
    id: 'Ä&B',
    images: ['a b.webp', 'https://pictures.example/c.webp?d&e'].map((path) => ({ ...image, path })),
  })
  const [{ updated_at: updatedAt }] = await test.database.query("select updated_at from vehicles where id = 'Ä&B'")
  expect(await entryOf('/vehicle/%C3%84%26B')).toEqual({
    loc: `${TEST_SITE}/vehicle/%C3%84%26B`,
    lastmod: updatedAt.toISOString(),
    'image:image': [
      { 'image:loc': `${TEST_SITE}/media/a%20b.webp` },
      { 'image:loc': 'https://pictures.example/c.webp?d&e' },
    ],
  })
})

it('shows changes of the inventory at once', async () => {
  const { headers } = await server.inject({ url: '/sitemap.xml' })
  expect(headers['cache-control']).toBe('public, no-cache, max-age=300')
  await addVehicle(test.database, { id: 'new' })
  const added = await entryOf('/inventory')
  // Nobody records when other pages change.
  expect(await entryOf('/about')).toEqual({ loc: `${TEST_SITE}/about` })
  expect(await entryOf('/vehicle/new')).toBeDefined()
  await test.database.query(`delete from vehicles where id = 'new'`)
  expect(await entryOf('/vehicle/new')).toBeUndefined()
  expect(new Date((await entryOf('/inventory'))!.lastmod!) > new Date(added!.lastmod!)).toBe(true)
})

it('has as many addresses as search engines read, all pages but vehicles first', async () => {
  const pages = (await entries()).filter(({ loc }) => !loc.includes('/vehicle/'))
  await addMany(50_000)
  const listed = await entries()
  expect(listed).toHaveLength(50_000)
  expect(listed.slice(0, pages.length).map(({ loc }) => loc)).toEqual(pages.map(({ loc }) => loc))
})

async function addMany(count: number) {
  await test.database.query(
    `insert into vehicles (id, name, brand, category, price, description)
       select 'many-' || number, 'Many', 'Brand', 'Series', 1000, '' from generate_series(1, $1::int) number`,
    [count],
  )
}

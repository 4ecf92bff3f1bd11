import { parse } from 'csv-parse/sync'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { createGraph } from '#graph/app.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { addVehicle, allVehicles } from '#graph/testing/vehicles.ts'
import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'
import { CSV_COLUMNS } from './feed.routes.ts'

const FEEDS = ['/feeds/vehicles.csv', '/feeds/vehicles.xml']

const test = await createTestGraph()
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.inject({ url, headers })
const picture = (path: string): VehicleImage => ({ path, alt: '', width: 1600, height: 1067 })

const storedVehicles = () => allVehicles(test.graph.services.vehicles)

async function products() {
  const { body } = await get('/feeds/vehicles.xml')
  expect(XMLValidator.validate(body)).toBe(true)
  const options = { commentPropName: '#comment', parseTagValue: false, isArray: (name: string) => name === 'item' }
  const { channel } = new XMLParser(options).parse(body).rss
  return { items: channel.item as Record<string, unknown>[], notes: [channel['#comment'] ?? []].flat() as string[] }
}

/** The log is as if its latest change was made so many seconds from now. */
const changeTimes = (seconds: number) =>
  test.database.query('update vehicle_log set changed_at = now() + make_interval(secs => $1)', [seconds])

describe.each(FEEDS)('%s', (url) => {
  beforeEach(() => changeTimes(-60))

  it('names no time of a change that another one can follow in the same second', async () => {
    const known = { 'if-modified-since': new Date(Date.now() + 3_600_000).toUTCString() }
    expect((await get(url, known)).statusCode).toBe(304)
    await changeTimes(60)
    await test.database.query('update rental_plans set price = price')
    const { statusCode, headers } = await get(url, known)
    expect([statusCode, headers['last-modified']]).toEqual([200, undefined])
  })

  it('answers again with 304 until something changes', async () => {
    const first = await get(url)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    })
    const { etag, 'last-modified': changedAt } = first.headers as Record<string, string>
    const callers: Record<string, string>[] = [
      { 'if-none-match': etag! },
      { 'if-none-match': `"other", ${etag!.slice(2)}` },
      { 'if-modified-since': changedAt! },
    ]
    for (const known of callers) {
      const again = await get(url, known)
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    const stale = { 'if-none-match': '"other"', 'if-modified-since': changedAt! }
    expect((await get(url, stale)).statusCode).toBe(200)
    expect((await get(url, { 'if-modified-since': new Date(0).toUTCString() })).statusCode).toBe(200)
    expect((await get(url, { 'if-modified-since': 'yesterday' })).statusCode).toBe(200)

    const id = await addVehicle(test.database)
    expect((await get(url, { 'if-none-match': etag! })).statusCode).toBe(200)
    const added = (await get(url)).headers.etag as string
    await test.database.query('delete from vehicles where id = $1', [id])
    expect((await get(url, { 'if-none-match': added })).statusCode).toBe(200)
  })

  it('has another ETag at another address of the site', async () => {
    const moved = createServer({ log: false })
    await moved.register(createGraph({ siteUrl: 'https://moved.example', mediaDir: '' }, test.database).routes)
    const before = (await get(url)).headers.etag as string
    const { statusCode, body } = await moved.inject({ url, headers: { 'if-none-match': before } })
    expect([statusCode, body]).toEqual([200, expect.stringContaining('https://moved.example')])
    await moved.close()
  })

  it('answers HEAD without the vehicles', async () => {
    const { statusCode, body, headers } = await test.inject({ method: 'HEAD', url })
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', undefined])
    expect(headers.etag).toBe((await get(url)).headers.etag)
  })
})

describe('/feeds/vehicles.csv', () => {
  it('has the address and the time of each vehicle as well', async () => {
    const { body, headers } = await get('/feeds/vehicles.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    const rows: Record<string, string>[] = parse(body, { columns: true })
    expect(rows.find(({ name }) => name === 'Denago Nomad XL')).toMatchObject({
      url: `${TEST_SITE}/vehicle/denago-nomad-xl`,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })
})

describe('/feeds/vehicles.xml', () => {
  it('lists each vehicle that has a picture as a product', async () => {
    const { items } = await products()
    const stored = await storedVehicles()
    const listable = stored.filter(({ images }) => images.length > 0)
    expect(items.map((item) => item['g:id']).sort()).toEqual(listable.map(({ id }) => id).sort())
    expect(items.find((item) => item['g:id'] === '7f3a9c1e5b2d4860')).toMatchObject({
      'g:title': 'Evolution D5 Maverick 4 Plus',
      'g:link': `${TEST_SITE}/vehicle/7f3a9c1e5b2d4860`,
      'g:image_link': `${TEST_SITE}/media/vehicles/evolution-d5-maverick-4-plus.webp`,
      'g:availability': 'in_stock',
      'g:price': '12995.00 USD',
      'g:brand': 'Evolution',
      'g:color': 'Portimao blue',
      'g:condition': 'new',
      'g:google_product_category': 'Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts',
      'g:identifier_exists': 'no',
    })
  })

  it('notes what cannot be listed, and why', async () => {
    await addVehicle(test.database, { id: 'a--b-', images: [] })
    await addVehicle(test.database, { id: 'x'.repeat(51), images: [picture('x.webp')] })
    await addVehicle(test.database, { id: 'broken', images: [picture('https://')] })
    const { notes } = await products()
    const said = (start: string) => notes.find((note) => note.trim().startsWith(start))
    expect(said('club-car-precedent-2018')).toContain('is not listed: it has no picture.')
    expect(said('a- -b-')).toContain('no picture')
    expect(said('xxx')).toContain('longer than 50 characters')
    expect(said('broken')).toContain('no picture')
  })

  it('stays well-formed whatever a vehicle is called', async () => {
    const images = [picture('vehicles/a b&c.webp'), picture('https://pictures.example/ä.webp')]
    await addVehicle(test.database, { id: 'wild', name: '<b>&amp; \u0001\u{1F6FA} ]]>', images })
    const { items } = await products()
    expect(items.find((item) => item['g:id'] === 'wild')).toMatchObject({
      'g:title': '<b>&amp; \u{1F6FA} ]]>',
      'g:image_link': `${TEST_SITE}/media/vehicles/a%20b&c.webp`,
      'g:additional_image_link': 'https://pictures.example/%C3%A4.webp',
    })
  })
})

describe('a feed of many vehicles', () => {
  it('has each of them once', async () => {
    await test.database.query(`
      insert into vehicles (id, name, brand, category, price, description)
        select 'many-' || number, 'Many', 'Brand', 'Series', number, '' from generate_series(1, 600) number
    `)
    const stored = (await storedVehicles()).length
    const rows: string[][] = parse((await get('/feeds/vehicles.csv')).body)
    expect(new Set(rows.map(([id]) => id)).size).toBe(stored + 1)
    const { items: listed, notes } = await products()
    expect(listed.length + notes.length).toBe(stored)
  })

  it('is a feed as well when there is none', async () => {
    await test.database.query('delete from vehicles')
    expect(parse((await get('/feeds/vehicles.csv')).body)).toEqual([CSV_COLUMNS])
    expect(XMLValidator.validate((await get('/feeds/vehicles.xml')).body)).toBe(true)
  })
})

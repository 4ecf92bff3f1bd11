import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { poolOf } from '#graph/database/data-source.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { readDatabaseOf } from '#graph/database/read-database.ts'
import type { ProblemList } from '#graph/files/file-problem.ts'
import { seedDatabase } from '#graph/seed/seed-database.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { VehicleExport } from '#graph/vehicles/export.service.ts'
import { FIELD_NAMES } from '#graph/vehicles/fields.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { formatOf, inventoryText } from './file/inventory-file.ts'
import { exportedRecord } from './file/inventory-record.ts'
import { type Difference, type ImportOptions, InventoryService } from './inventory.service.ts'

let folder: string
let mediaDir: string

const { database, close } = await openTestDatabase()
afterAll(close)
beforeEach(async () => {
  await database.query(`
    truncate vehicles, withdrawn_vehicles cascade;
    delete from seed_records where table_name = 'vehicles'
  `)
  await database.transaction(seedDatabase)
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  mediaDir = join(folder, '..', `${folder.split('/').at(-1)}-media`)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await rm(mediaDir, { recursive: true, force: true })
})

async function* asChunks(...texts: string[]) {
  yield* texts
}

async function run(file: string, text: string, options: Partial<ImportOptions> = {}) {
  const rows = () => formatOf(file)!.read(asChunks(text))
  const defaults = { folder, mediaDir, isDryRun: false, isReplacement: false, isForced: false }
  return new InventoryService(database).import(rows, { ...defaults, ...options })
}

const importJson = async (vehicles: object[], options?: Partial<ImportOptions>) =>
  (await run('x.json', JSON.stringify(vehicles), options)) as Difference

async function problemsIn(file: string, text: string): Promise<ProblemList> {
  const result = await run(file, text)
  if (!('problems' in result)) throw new Error('The file was imported.')
  return result.problems
}

async function problemsOf(vehicles: object[]) {
  const before = await stock()
  const { first } = await problemsIn('x.json', JSON.stringify(vehicles))
  expect(await stock()).toEqual(before)
  return first.map(({ line, column, message }) => `${line} ${column ?? ''}: ${message}`)
}

const stock = (): Promise<unknown[]> => database.query('select *, xmin from vehicles order by id')
const find = async (id: string) => (await new VehicleService(readDatabaseOf(database)).findByAddress(id)) as Vehicle

async function exported(extension: 'csv' | 'json') {
  async function* records() {
    for await (const vehicles of new VehicleExport(database).chunks()) yield vehicles.map(exportedRecord)
  }
  let text = ''
  for await (const part of inventoryText(formatOf(`x.${extension}`)!.writer, records())) text += part
  return text
}

const PLAIN = { name: 'Cart', brand: 'Brand', category: 'Series', price: 8495, description: 'A cart.' }
const NAMES = { id: 'denago-nomad', name: 'Denago Nomad', brand: 'Denago', category: 'Nomad' }
const NOMAD = { ...NAMES, price: 8495, description: 'New words.' }
const OF_THIS_CART = {
  ...{ stockNumber: '=A7', vin: 'TESTCART4TP009001', serialNumber: 'PH0812-9', modelYear: 2026, color: 'Red|blue' },
  ...{ mileage: 0, listPrice: 8995.5, location: 'hatfield' },
}
const NOTHING_OF_THIS_CART = Object.fromEntries(Object.keys(OF_THIS_CART).map((name) => [name, null]))

describe('an import', () => {
  it.each(['csv', 'json'] as const)('of what was exported as %s touches no row', async (extension) => {
    await addVehicle(database, {
      id: 'odd',
      name: '=1+1',
      description: 'a "b",\r\n\t\\N \\t',
      features: ['4|6', 'a\\b', "'+1"],
      images: [
        { path: 'https://pictures.example/a.jpg', alt: 'Own words', width: 800, height: 600 },
        { path: 'legacy/unknown.webp', alt: 'Old', width: 8, height: 6, dominantColor: '#ffffff' },
      ],
      specifications: { range: null, seatingCapacity: 2 },
      inspection: { tread: 8, findings: ['roof, left: a|b'] },
      ...OF_THIS_CART,
    })
    const before = await stock()
    const result = await run(`x.${extension}`, await exported(extension), { isReplacement: true })
    expect(result).toMatchObject({ unchanged: 25, added: { count: 0 }, changed: { count: 0 }, removed: { count: 0 } })
    expect(await stock()).toEqual(before)
  })

  it('adds a vehicle with the defaults of what it does not say', async () => {
    const { description: _, ...needed } = PLAIN
    const first = [{ id: 'brand-cart', name: 'Cart' }]
    expect(await importJson([needed])).toMatchObject({ added: { count: 1, first } })
    const defaults = { description: '', images: [], externalUrl: null, specifications: {}, features: [], aliases: [] }
    const state = { inStock: true, availability: 'IN_STOCK', isNew: true }
    expect(await find('brand-cart')).toMatchObject({ ...needed, ...defaults, ...state, ...NOTHING_OF_THIS_CART })
  })

  it('changes a vehicle in stock by its id and a single field, pictures included', async () => {
    const before = await find('denago-nomad')
    await run('x.csv', 'id,availability\ndenago-nomad,sold\n')
    expect(await find('denago-nomad')).toMatchObject({ name: before.name, price: before.price, availability: 'SOLD' })
    await importJson([{ id: 'denago-nomad', images: ['vehicles/denago-rover-xl.webp'], rank: 3 }])
    expect(await find('denago-nomad')).toMatchObject({ images: [{ path: 'vehicles/denago-rover-xl.webp' }], rank: 3 })
    await run('x.csv', 'id,rank\ndenago-nomad,\n')
    expect((await find('denago-nomad')).rank).toBe(1000)
  })

  it.each([
    [{ availability: 'on hold' }, 'ON_HOLD'],
    [{ availability: 'out-of-stock', inStock: false }, 'OUT_OF_STOCK'],
    [{ inStock: false }, 'OUT_OF_STOCK'],
    [{ inStock: true, availability: '' }, 'IN_STOCK'],
  ])('reads the state of a new cart: %j', async (state, availability) => {
    await importJson([{ ...PLAIN, ...state }])
    expect(await find('brand-cart')).toMatchObject({ availability, inStock: availability === 'IN_STOCK' })
  })

  it('keeps a state that says more than a file with inStock alone, and notes when a cart was sold', async () => {
    await importJson([{ ...PLAIN, availability: 'SOLD' }])
    const soldAt = async () => (await database.query(`select sold_at from vehicles where id = 'brand-cart'`))[0].sold_at
    const sold = await soldAt()
    expect(sold).toBeInstanceOf(Date)
    await importJson([{ ...PLAIN, inStock: false, price: 1 }])
    expect(await find('brand-cart')).toMatchObject({ availability: 'SOLD' })
    expect(await soldAt()).toEqual(sold)
    await importJson([{ ...PLAIN, inStock: true }])
    expect(await find('brand-cart')).toMatchObject({ availability: 'IN_STOCK' })
    expect(await soldAt()).toBeNull()
  })

  it('spells brand, category and color as the stock does, and takes a place by its name', async () => {
    const spelled = { brand: ' DENAGO', category: ' nomad', color: 'portimao  Blue' }
    const names = ['Mountain Top', 'MOUNTAIN_TOP', 'Ridgeline Golf Carts – Scranton', 'scranton']
    await importJson(names.map((location, index) => ({ ...PLAIN, id: `cart-${index}`, ...spelled, location })))
    const words = { brand: 'Denago', category: 'Nomad', color: 'Portimao blue' }
    for (const [index, location] of ['mountain-top', 'mountain-top', 'scranton', 'scranton'].entries())
      expect(await find(`cart-${index}`)).toMatchObject({ ...words, location })
  })

  it('spells a new brand in one way, and changes the spelling of one when all its carts change', async () => {
    await importJson(['Gem', 'GEM', 'GEM'].map((brand, index) => ({ ...PLAIN, id: `gem-${index}`, brand })))
    const spellings = () => database.query(`select distinct brand from vehicles where lower(brand) = 'gem'`)
    expect(await spellings()).toEqual([{ brand: 'GEM' }])
    await importJson([{ id: 'gem-0', brand: 'gem' }])
    expect(await spellings()).toEqual([{ brand: 'GEM' }])
    await importJson([0, 1, 2].map((index) => ({ id: `gem-${index}`, brand: 'Gem' })))
    expect(await spellings()).toEqual([{ brand: 'Gem' }])
  })

  it('notes what may be a mistake, with the cart', async () => {
    const { notes } = await importJson([
      { ...PLAIN, stockNumber: 'U-1', description: 'One<br>two' },
      { id: 'denago-nomad', price: 84950 },
      { id: 'denago-nomad-xl', price: 9999 },
    ])
    expect(notes.first.map(({ row, cart, column, message }) => `${row}, ${cart}, ${column}: ${message}`)).toEqual([
      '1, Cart (U-1), description: HTML was taken out. Look at the cart on the site.',
      '1, Cart (U-1), brand: "Brand" is a brand that no cart in stock has. Is it spelled right?',
      '2, Denago Nomad (R-2603), price: The price changes from $8,495 to $84,950. Is that right?',
    ])
    expect((await importJson([{ ...PLAIN, brand: 'De-nago', vin: 'TBD' }])).notes.first).toEqual([
      expect.objectContaining({ column: 'vin', message: '"TBD" isn\'t a VIN, so we left it empty.' }),
    ])
    expect((await find('brand-cart')).description).toBe('One\ntwo')
  })

  it('leaves a sold cart withdrawn that the file still lists, and takes it back when it is for sale', async () => {
    await run('x.csv', 'id,availability\ndenago-nomad,sold\n')
    const sold = await exported('csv')
    await database.query(`delete from vehicles where id = 'denago-nomad'`)
    expect(await run('x.csv', 'id,availability\ndenago-nomad,sold\n')).toMatchObject({ unchanged: 1 })
    for (const file of [sold, sold.replace(/^denago-nomad,/m, 'Denago-NOMAD,')]) {
      expect(await run('x.csv', file)).toMatchObject({ added: { count: 0 }, unchanged: 24 })
    }
    expect(await find('denago-nomad')).toBeNull()
    expect(await importJson([{ ...NOMAD, availability: 'IN_STOCK' }])).toMatchObject({ added: { count: 1 } })
  })

  it('keeps the data of the individual cart that the file leaves out, clears what it empties, and writes a VIN in capitals', async () => {
    await importJson([{ ...PLAIN, ...OF_THIS_CART, vin: 'testcart4tp009001' }])
    expect(await find('brand-cart')).toMatchObject(OF_THIS_CART)
    expect(await importJson([{ ...PLAIN, id: 'brand-cart' }])).toMatchObject({ unchanged: 1 })
    await run('x.csv', `id,${Object.keys(OF_THIS_CART)}\nbrand-cart,,,,,,,,\n`)
    expect(await find('brand-cart')).toMatchObject(NOTHING_OF_THIS_CART)
  })

  it('changes what the file says, leaves what it does not, and keeps the place in the featured order', async () => {
    const row = async () => (await database.query(`select * from vehicles where id = 'denago-nomad'`))[0]
    const before = await row()
    const specifications = { topSpeed: '30 mph', payload: null }
    const result = await importJson([{ ...NOMAD, specifications, externalUrl: null }])
    const after = await row()
    const { payload: _payload, ...kept } = before.specifications
    expect(after).toEqual({
      ...before,
      ...{ description: 'New words.', external_url: null, specifications: { ...kept, topSpeed: '30 mph' } },
      ...{ top_speed_mph: 30, payload_pounds: null, updated_at: after.updated_at, searched: expect.anything() },
    })
    expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime())
    expect(result.changed.first).toEqual([
      {
        ...{ id: 'denago-nomad', name: 'Denago Nomad', stockNumber: 'R-2603' },
        fields: [
          { column: 'description', before: before.description, after: 'New words.' },
          { column: 'externalUrl', before: before.external_url, after: null },
          { column: 'topSpeed', before: before.specifications.topSpeed, after: '30 mph' },
          { column: 'payload', before: before.specifications.payload, after: null },
        ],
      },
    ])
  })

  it('reports everything and changes nothing in a dry run', async () => {
    const before = await stock()
    const result = await importJson([NOMAD, PLAIN], { isDryRun: true, isReplacement: true, isForced: true })
    expect(result).toMatchObject({ added: { count: 1 }, changed: { count: 1 }, removed: { count: 23 } })
    const { first } = result.removed
    expect(first).toContainEqual({ id: 'denago-ev-city', name: 'Denago EV City', stockNumber: 'R-2610' })
    expect(first).toHaveLength(20)
    expect(await stock()).toEqual(before)
  })

  it('lets aliases move between vehicles, and a new vehicle take the name of a removed one', async () => {
    const [one, two] = ['one', 'two'].map((id) => ({ ...PLAIN, id, aliases: [`${id}-alias`] }))
    await importJson([one!, two!])
    await importJson([
      { ...one, aliases: ['two-alias'] },
      { ...two, aliases: [] },
      { ...PLAIN, id: 'three', aliases: ['one-alias'] },
    ])
    expect((await find('two-alias')).id).toBe('one')
    expect((await find('one-alias')).id).toBe('three')
    const all = { isReplacement: true, isForced: true }
    await importJson([{ ...PLAIN, id: 'four', aliases: ['one', 'two', 'three'] }], all)
    expect((await find('three')).id).toBe('four')
  })

  it('takes a number of rows that no single message to the database holds', async () => {
    const row = (_: unknown, index: number) => `many-${index},"Cart ${index}",B,C,${index}.50,"\\N\t\\."\r\n`
    const rows = Array.from({ length: 5000 }, row)
    const csv = `id,name,brand,category,price,description\r\n${rows.join('')}`
    expect(await run('x.csv', csv)).toMatchObject({ added: { count: 5000 } })
    expect(await find('many-4999')).toMatchObject({ price: 4999.5, description: '\\N\t\\.' })
    expect(await run('x.csv', csv)).toMatchObject({ unchanged: 5000 })
  })
})

describe('the documentation', () => {
  const documentation = () => readFile(join(import.meta.dirname, '../../docs/inventory-file.md'), 'utf8')

  it('names every field', async () => {
    const text = await documentation()
    expect(FIELD_NAMES.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it.each(['csv', 'json'])('has examples that are imported as they stand: %s', async (extension) => {
    const text = await documentation()
    const [, example] = new RegExp(`\`\`\`${extension}\\n(.*?)\`\`\``, 's').exec(text)!
    expect(await run(`x.${extension}`, example!)).toMatchObject({ added: { count: 1 } })
    expect(await find('denago-nomad-2019')).toMatchObject({ price: 5495, isNew: false })
  })
})

describe('an import with a problem', () => {
  it('lists every problem of a row with a wrong value', async () => {
    const { name, ...unnamed } = PLAIN
    const vehicles = [
      { ...unnamed, id: 'new', price: 'cheap', location: 'nowhere', aliases: ['denago-nomad'] },
      { ...PLAIN, id: 'hatfield', images: ['vehicles/none.webp'], updatedAt: 'today' },
      { ...PLAIN, id: 'hatfield', images: ['https://pictures.example/new.jpg'] },
      { ...PLAIN, id: 'standard-four-seater-daily' },
      { ...PLAIN, id: 'good' },
    ]
    expect((await problemsOf(vehicles)).sort()).toEqual([
      expect.stringMatching(/^1 : No cart in stock has the id "new"\. To add one, give name as well/),
      expect.stringMatching(/^1 aliases: "denago-nomad" already opens the page of Denago Nomad \(R-2603\)/),
      '1 location: "nowhere" is not a place of ours. Write one of mountain-top, hatfield, pocono-pines, scranton, statewide.',
      expect.stringMatching(/^1 price: "cheap" is not a price/),
      '2 id: "hatfield" is the id of a location or rental plan. Write another.',
      expect.stringMatching(/^2 images: The site has no picture "vehicles\/none.webp"/),
      expect.stringMatching(/^2 updatedAt: "today" is not a time\. Leave it empty/),
      expect.stringMatching(/^3 id: This is the cart of row 2 again/),
      expect.stringMatching(/^4 id: "standard-four-seater-daily" is the id of a location or rental plan/),
    ])
  })

  it('does not write over a change that is later than the export, but by force', async () => {
    const file = await exported('csv')
    await importJson([{ id: 'denago-nomad', price: 7777 }])
    const edited = file.replace(/^(denago-nomad,.*?,)8495,/m, '$18000,')
    expect((await problemsIn('x.csv', edited)).first).toEqual([
      expect.objectContaining({
        ...{ code: 'STALE', cart: 'Denago Nomad (R-2603)' },
        values: [{ column: 'price', before: 7777, after: 8000 }],
        message: expect.stringMatching(
          /, on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M: price is \$7,777 on the site, and \$8,000 in the file\. Keep what is right/,
        ),
      }),
    ])
    expect(await run('x.csv', edited, { isForced: true })).toMatchObject({ changed: { count: 1 } })
    expect((await find('denago-nomad')).price).toBe(8000)
  })

  it('says what a vehicle lacks that is not in stock', async () => {
    const rows = [
      { id: 'denago-nomad', price: 1 },
      { id: 'unknown', price: 1 },
      { ...PLAIN, category: undefined },
    ]
    expect(await problemsOf(rows)).toEqual([
      '2 : No cart in stock has the id "unknown". To add one, give name, brand, category as well; to change one, correct it.',
      '3 : This is a new cart. To add one, give category as well; to change one, give its id, stock number, VIN or serial number.',
    ])
  })

  it.each([
    ['no name', Array(60).fill({ ...PLAIN, name: '' })],
    ['one id', Array(61).fill({ ...PLAIN, id: 'a' })],
    ['one alias', Array.from({ length: 61 }, (_, index) => ({ ...PLAIN, id: `v${index}`, aliases: ['taken'] }))],
    ['no picture', Array.from({ length: 60 }, (_, index) => ({ ...PLAIN, id: `v${index}`, images: ['none.jpg'] }))],
  ])('counts all rows with %s and keeps the first fifty', async (_what, vehicles) => {
    const { first, count } = await problemsIn('x.json', JSON.stringify(vehicles))
    expect([first.length, count]).toEqual([50, 60])
  })

  it('reports a lost database as an outage, and holds no connection afterwards', async () => {
    async function* chunks() {
      yield `[${JSON.stringify(PLAIN)},`
      await eventually(async () => {
        const ended = await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and query like '%temporary table inventory_file%' and pid <> pg_backend_pid()`,
        )
        return ended.length > 0
      })
      yield `${JSON.stringify({ ...PLAIN, id: 'other' })}]`
    }
    const rows = () => formatOf('x.json')!.read(chunks())
    const options = { folder, mediaDir, isDryRun: false, isReplacement: false, isForced: false }
    const failure = await new InventoryService(database).import(rows, options).catch((error) => error)
    // The server's last words, or the error of writing to it: whichever the process sees first.
    expect(isDatabaseDown(failure)).toBe(true)
    const { totalCount, idleCount } = poolOf(database)
    expect(idleCount).toBe(totalCount)
  })

  it('names whose id or alias a row claims', async () => {
    const vehicles = [
      { ...PLAIN, id: 'a', aliases: ['b', 'denago-rover-xl'] },
      { ...PLAIN, id: 'b' },
      { ...PLAIN, id: 'c', aliases: ['Nomad-XL'] },
    ]
    expect(await problemsOf(vehicles)).toEqual([
      '1 aliases: "denago-rover-xl" already opens the page of Denago Rover XL (R-2612), id denago-rover-xl. Write another.',
      '2 id: "b" already opens the page of Cart, id a. Write another.',
      '3 aliases: "Nomad-XL" already opens the page of Denago Nomad XL (R-2611), id denago-nomad-xl. Write another.',
    ])
  })
})

describe('a replacement', () => {
  it('removes what the file lacks, and remembers it', async () => {
    const all = (JSON.parse(await exported('json')) as { id: string }[]).filter(({ id }) => id !== 'denago-nomad')
    const removed = { count: 1, first: [{ id: 'denago-nomad', name: 'Denago Nomad' }] }
    expect(await importJson(all, { isReplacement: true })).toMatchObject({ unchanged: 23, removed })
    expect(await find('denago-nomad')).toBeNull()
    expect(await database.query(`select from withdrawn_vehicles where id = 'denago-nomad'`)).toHaveLength(1)
  })
})

describe('pictures of an import', () => {
  const withImages = (...images: string[]) => [{ ...PLAIN, id: 'pictured', images }]
  const jpeg = () =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c04000' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret' } })
      .toBuffer()

  it('have the texts that the file gives, in their order, with or without naming the pictures again', async () => {
    const alts = async () => (await find('pictured')).images.map(({ alt }) => alt)
    const images = ['vehicles/denago-nomad.webp', 'vehicles/denago-nomad-side.webp']
    await importJson([{ ...PLAIN, id: 'pictured', images, alt: ['The cart'] }])
    expect(await alts()).toEqual(['The cart', expect.stringContaining('side view')])
    await run('x.csv', 'id,alt\npictured,Front|Side\n')
    expect(await alts()).toEqual(['Front', 'Side'])
    expect(await importJson([{ id: 'pictured', images: images.toReversed() }])).toMatchObject({ changed: { count: 1 } })
    expect(await alts()).toEqual(['Side', 'Front'])
    expect(await problemsOf([{ id: 'pictured', alt: ['a', 'b', 'c'] }])).toEqual([
      '1 alt: There are 3 texts for 2 pictures. Write one for each picture, in their order.',
    ])
  })

  it.each([
    ['other pictures', ['rear', 'ev']],
    ['one picture in front', ['rear', 'front', 'side']],
    ['the first one gone', ['side']],
  ])(
    'never have the text of another picture, however often a sheet with old texts is imported: %s',
    async (_what, next) => {
      const path = { front: 'denago-nomad', side: 'denago-nomad-side', rear: 'denago-nomad-rear', ev: 'denago-ev-city' }
      const paths = (names: string[]) => names.map((name) => `vehicles/${path[name as keyof typeof path]}.webp`)
      const alt = ['Front', 'Side']
      await importJson([{ ...PLAIN, id: 'pictured', images: paths(['front', 'side']), alt }])
      const sheet = [{ id: 'pictured', images: paths(next), alt }]
      const alts = async () => (await find('pictured')).images.map(({ alt }) => alt)
      await importJson(sheet)
      const own = { front: 'Front', side: 'Side' }
      const texts = await alts()
      expect(texts).toEqual(next.map((name) => own[name as 'front'] ?? expect.not.stringMatching(/^(Front|Side)$/)))
      expect(await importJson(sheet)).toMatchObject({ unchanged: 1 })
      expect(await importJson([{ id: 'pictured', alt: ['Typed'] }])).toMatchObject({ changed: { count: 1 } })
      expect(await alts()).toEqual(['Typed', ...texts.slice(1)])
    },
  )

  it('are copied from beside the file once, smaller and without metadata', async () => {
    await mkdir(join(folder, 'photos'))
    await writeFile(join(folder, 'photos/cart.jpg'), await jpeg())
    await importJson(withImages('photos/cart.jpg', './photos/cart.jpg'))
    const { images } = await find('pictured')
    const [image] = images
    expect(image).toMatchObject({ alt: 'Cart', width: 1600, height: 800 })
    expect(image!.path).toMatch(/^uploads\/[\da-f]{32}\.webp$/)
    expect(image!.dominantColor).toMatch(/^#[\da-f]{6}$/)
    expect(image!.blurDataUrl).toMatch(/^data:image\/webp;base64,/)
    expect(images[1]).toEqual(image)
    const metadata = await sharp(join(mediaDir, image!.path)).metadata()
    expect([metadata.format, metadata.exif]).toEqual(['webp', undefined])
    expect(await importJson(withImages('photos/cart.jpg', image!.path))).toMatchObject({ unchanged: 1 })
    expect(await readdir(join(mediaDir, 'uploads'))).toHaveLength(1)
  })

  it('are not decoded again for a vehicle that has them, and are copied again when they are lost', async () => {
    await writeFile(join(folder, 'cart.jpg'), await jpeg())
    await importJson(withImages('cart.jpg'))
    const { path } = (await find('pictured')).images[0]!
    const stored = await readFile(join(mediaDir, path))
    await writeFile(join(mediaDir, path), 'no picture')
    expect(await importJson(withImages('cart.jpg', path))).toMatchObject({ changed: { count: 1 } })
    expect((await find('pictured')).images.map(({ width, ...image }) => [image.path, width])).toEqual(
      Array(2).fill([path, 1600]),
    )

    await rm(join(mediaDir, path))
    expect(await importJson(withImages('cart.jpg', path))).toMatchObject({ unchanged: 1 })
    expect(await readFile(join(mediaDir, path))).toEqual(stored)
  })

  it('are refused where they lead out of the folder, are none, or are nowhere', async () => {
    await mkdir(mediaDir)
    await writeFile(join(mediaDir, 'outside.jpg'), await jpeg())
    await symlink(join(mediaDir, 'outside.jpg'), join(folder, 'link.jpg'))
    await symlink(mediaDir, join(folder, 'away'))
    await writeFile(join(folder, 'words.jpg'), 'no picture')
    await writeFile(join(folder, 'half.jpg'), (await jpeg()).subarray(0, 3000))
    await writeFile(join(folder, 'script.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await mkdir(join(folder, 'folder.jpg'))
    await symlink(join(folder, 'loop.jpg'), join(folder, 'loop.jpg'))
    const references =
      'link.jpg away/outside.jpg words.jpg half.jpg script.svg folder.jpg loop.jpg none.jpg phone.heic'.split(' ')
    await writeFile(join(folder, 'phone.heic'), '\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
    const vehicles = references.map((image, index) => ({ ...PLAIN, id: `v${index}`, images: [image] }))
    expect(await problemsOf(vehicles)).toEqual([
      expect.stringMatching(/^1 images: "link.jpg" is not a file in the folder of the imported one\.$/),
      expect.stringMatching(/^2 images: .* is not a file in the folder/),
      expect.stringMatching(/^3 images: "words.jpg" is not a JPEG, PNG, /),
      expect.stringMatching(/^4 images: "half\.jpg" did not arrive whole: send it again/),
      expect.stringMatching(/^5 images: .* is not a JPEG/),
      expect.stringMatching(/^6 images: .* is not a file of at most 40 MB/),
      expect.stringMatching(/^7 images: "loop.jpg" is not a file that can be read\.$/),
      expect.stringMatching(/^8 images: The site has no picture "none\.jpg"/),
      expect.stringMatching(
        /^9 images: "phone\.heic" is not a JPEG but a HEIC picture \(on an iPhone choose Settings, Camera, /,
      ),
    ])
  })
})

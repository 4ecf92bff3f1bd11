import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { richResultErrors } from '#graph/testing/rich-results.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import type { Vehicle } from './vehicle.entity.ts'

const RETURN_POLICY = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnLink: `${TEST_SITE}/policies/return-policy`,
}

const test = await createTestGraph()
afterAll(() => test.close())

async function textOf(id: string): Promise<string> {
  const data = await test.dataOf('query ($id: ID!) { vehicle(id: $id) { structuredData } }', { id })
  return data.vehicle.structuredData
}

describe('Vehicle.structuredData', () => {
  it('has the facts of the record as JSON-LD, with absolute URLs', async () => {
    const id = await addVehicle(test.database, {
      ...{
        name: 'Test Cart',
        price: 7999.5,
        isNew: false,
        features: ['Roof'],
        warranty: '90 days',
        stockNumber: 'R-7',
      },
      ...{ vin: 'TESTCARTXTP002604', serialNumber: 'PH1904-000317', modelYear: 2026, color: 'Champagne', mileage: 0 },
      specifications: { topSpeed: '25 mph', seatingCapacity: 4 },
      inspection: { batteryHealth: 96, findings: ['rear step, left: Light scratches'] },
      images: [{ path: 'uploads/test.webp', alt: 'A cart.', width: 1600, height: 1067 }],
    })
    const url = `${TEST_SITE}/vehicle/${id}`
    expect(JSON.parse(await textOf(id))).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      '@id': `${url}#vehicle`,
      url,
      name: 'Test Cart',
      description: 'A vehicle that only a test knows.',
      sku: 'R-7',
      vehicleIdentificationNumber: 'TESTCARTXTP002604',
      vehicleModelDate: '2026',
      color: 'Champagne',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 0, unitCode: 'SMI' },
      brand: { '@type': 'Brand', name: 'Testbrand' },
      model: 'Test Series',
      image: [`${TEST_SITE}/media/uploads/test.webp`],
      itemCondition: 'https://schema.org/UsedCondition',
      vehicleSeatingCapacity: 4,
      additionalProperty: expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Top speed', value: '25 mph' },
        { '@type': 'PropertyValue', name: 'Battery health', value: 96, unitCode: 'P1' },
        { '@type': 'PropertyValue', name: 'Inspection', value: 'rear step, left: Light scratches' },
      ]),
      offers: {
        '@type': 'Offer',
        url,
        price: 7999.5,
        serialNumber: 'PH1904-000317',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'AutoDealer', '@id': `${TEST_SITE}/#dealer`, name: 'Ridgeline Golf Carts' },
        hasMerchantReturnPolicy: [{ ...RETURN_POLICY, name: 'Used carts', merchantReturnDays: 3, restockingFee: 20 }],
      },
    })
  })

  it('offers no return of a cart that is built to order, and nothing for one that is sold', async () => {
    const offer = async (state: object) =>
      JSON.parse(await textOf(await addVehicle(test.database, { availability: 'OUT_OF_STOCK', ...state }))).offers
    expect((await offer({ isNew: true, category: 'Custom Rover' })).hasMerchantReturnPolicy).toEqual([
      {
        ...RETURN_POLICY,
        name: 'Custom orders',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    ])
    for (const isNew of [false, true]) {
      const { availability, hasMerchantReturnPolicy } = await offer({ isNew })
      expect([availability, hasMerchantReturnPolicy]).toEqual(['https://schema.org/OutOfStock', undefined])
    }
  })

  it('leaves out what the record does not state', async () => {
    const id = await addVehicle(test.database)
    const car = JSON.parse(await textOf(id))
    expect(car).toMatchObject({ sku: id, additionalProperty: [] })
    for (const name of ['image', 'vehicleSeatingCapacity', 'mileageFromOdometer']) expect(car).not.toHaveProperty(name)
  })

  it('is safe in a script element, whatever the dealer writes', async () => {
    const description = 'Fits </script><script>alert(1)</script> and \u2028 too.'
    const text = await textOf(await addVehicle(test.database, { description }))
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text).description).toBe(description)
  })

  it('has everything that search engines require of an offer', async () => {
    const { data } = await test.ask(
      '{ vehicles(first: 250, filter: { conditions: [NEW] }) { nodes { structuredData images { path } } } }',
    )
    const pictured = data.vehicles.nodes.filter(({ images }: { images: unknown[] }) => images.length > 0)
    expect(pictured.length).toBeGreaterThan(10)
    const cars = pictured.map((node: { structuredData: string }) => JSON.parse(node.structuredData))
    expect(await richResultErrors(cars)).toEqual([])
  })
})

const origins = () => test.graph.services.vehicles.pictureOrigins()

it('lists each origin of pictures on other hosts once, without invalid ones', async () => {
  expect(await origins()).toEqual([])
  const paths = [
    'https://pictures.example/a.jpg',
    'https://pictures.example/b.jpg?x=1',
    'http://old.example:8080#x',
    'https://evil.example; script-src *',
    "https://evil.example 'unsafe-inline'/x.jpg",
    'https://user@evil.example/x.jpg',
    'javascript:alert(1)',
    'uploads/own.webp',
  ]
  const images = paths.map((path) => ({ path, alt: 'A cart', width: 0, height: 0 }))
  await addVehicle(test.database, { id: 'elsewhere', images })
  expect(await origins()).toEqual(['http://old.example:8080', 'https://pictures.example'])
})

const vehicle = async (id: string, fields: string) =>
  (await test.dataOf(`query ($id: ID!) { vehicle(id: $id) { ${fields} } }`, { id })).vehicle

describe('vehicle(id:)', () => {
  it('finds a vehicle by its id and by any alias, in any case', async () => {
    const id = await addVehicle(test.database, { id: 'GC-101', aliases: ['Old-Number'] })
    for (const address of ['GC-101', 'gc-101', 'Gc-101', 'Old-Number', 'OLD-NUMBER', 'old-number']) {
      expect(await vehicle(address, 'id')).toEqual({ id })
    }
    expect(await vehicle('NOMAD-XL', 'id')).toEqual({ id: 'denago-nomad-xl' })
  })

  it('prefers the exact spelling of two ids that differ only in case', async () => {
    const rows = [{ id: 'Twin' }, { id: 'twin' }, { id: 'third', aliases: ['TWIN'] }]
    for (const row of rows) await addVehicle(test.database, row)
    for (const [address, id] of Object.entries({ Twin: 'Twin', twin: 'twin', TWIN: 'third', tWIN: 'third' }))
      expect(await vehicle(address, 'id')).toEqual({ id })
  })

  it.each(['no-such-cart', 'half of a pair: \ud800'])('is null for an unknown one: %j', async (id) => {
    expect(await vehicle(id, 'id similar { id }')).toBeNull()
  })

  it('returns every field of a vehicle, and the numbers beside the texts', async () => {
    const stored = {
      ...{ aliases: ['spare-name'], price: 7999.5, externalUrl: 'https://maker.example/cart', features: ['Roof'] },
      ...{ availability: 'SOLD' as const, isNew: false, stockNumber: 'R-7', vin: 'TESTCARTXTP002604', modelYear: 2026 },
      ...{ color: 'Champagne', mileage: 12, listPrice: 8999.5 },
    }
    const id = await addVehicle(test.database, {
      ...stored,
      specifications: { topSpeed: '25 mph', range: '40–50 miles', chargingTime: 'overnight', seatingCapacity: 4 },
      location: 'hatfield',
      createdAt: new Date('2026-03-04T05:06:07.089Z'),
    })
    const fields = `id aliases price condition availability inStock isNew externalUrl url features images { url }
      specifications { range seatingCapacity payload topSpeedMph rangeMiles { min max } chargingHours { min } }
      createdAt stockNumber vin modelYear color mileage listPrice currency location { id city }`
    const numbers = { topSpeedMph: 25, rangeMiles: { min: 40, max: 50 }, chargingHours: null }
    expect(await vehicle(id, fields)).toEqual({
      ...stored,
      ...{ id, condition: 'USED', inStock: false, currency: 'USD', url: `${TEST_SITE}/vehicle/${id}`, images: [] },
      location: { id: 'hatfield', city: 'Hatfield' },
      specifications: { range: '40–50 miles', seatingCapacity: 4, payload: null, ...numbers },
      createdAt: '2026-03-04T05:06:07.089Z',
    })
  })

  it('returns pictures in the requested width', async () => {
    const { images } = await vehicle(
      'denago-nomad',
      'images { path width height original: url small: url(width: 500) }',
    )
    const path = 'vehicles/denago-nomad.webp'
    const addresses = { original: `${TEST_SITE}/media/${path}`, small: `${TEST_SITE}/media/800/${path}` }
    expect(images[0]).toEqual({ path, width: 1600, height: 1067, ...addresses })
  })

  it('says of no picture a size that nobody knows', async () => {
    const images = [{ path: 'https://pictures.example/cart.jpg', alt: 'A cart', width: 0, height: 0 }]
    const { mainImage } = await vehicle(await addVehicle(test.database, { images }), 'mainImage { width height }')
    expect(mainImage).toEqual({ width: null, height: null })
  })
})

describe('vehicle(stockNumber:) and vehicle(vin:)', () => {
  const find = (argument: string) => test.ask(`{ vehicle(${argument}) { id } }`)

  it('find the very cart, in any case and spacing, with or without hyphens', async () => {
    const id = await addVehicle(test.database, { stockNumber: 'U-44', vin: '1M8GDM9AXKP042788' })
    for (const words of ['stockNumber: " u 44 "', 'stockNumber: "U44"', 'vin: " 1m8gdm9axkp042788"', `id: " ${id} "`])
      expect((await find(words)).data.vehicle).toEqual({ id })
    const twin = await addVehicle(test.database, { stockNumber: 'U44', rank: 2000 })
    expect((await find('stockNumber: "u44"')).data.vehicle).toEqual({ id: twin })
    expect((await find('stockNumber: "none"')).data.vehicle).toBeNull()
  })

  it.each(['', '(id: "denago-nomad", vin: "1M8GDM9AXKP042788")'])('are refused but alone: %j', async (given) => {
    const { errors } = await test.ask(`{ vehicle${given} { id } }`)
    expect(errors).toMatchObject([
      { message: 'Expected exactly one of id, stockNumber and vin.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })
})

describe('similar vehicles', () => {
  const ALL =
    '{ vehicles(first: 250) { nodes { id category price inStock features specifications { seatingCapacity } similar(limit: 5) { id } } } }'
  const isUtility = ({ features }: Vehicle) => features.some((feature) => /cargo bed/i.test(feature))

  it('are in stock, with as many seats, for the same use, of the same category, and nearest in price', async () => {
    const { nodes } = (await test.ask(ALL)).data.vehicles
    const candidates: Vehicle[] = nodes.filter(({ inStock }: Vehicle) => inStock)
    for (const { similar, ...vehicle } of nodes) {
      const distance = (other: Vehicle) => [
        Number(other.specifications.seatingCapacity !== vehicle.specifications.seatingCapacity),
        Number(isUtility(other) !== isUtility(vehicle)),
        Number(other.category !== vehicle.category),
        Math.abs(other.price - vehicle.price),
      ]
      const expected = candidates
        .filter((other) => other.id !== vehicle.id)
        .map((other) => ({ id: other.id, distance: distance(other) }))
        .sort((a, b) => compare([...a.distance, a.id], [...b.distance, b.id]))
      expect(similar.map((other: Vehicle) => other.id)).toEqual(expected.slice(0, 5).map((other) => other.id))
    }
  })

  it('are limited separately for each alias in the operation', async () => {
    const { one, two } = await vehicle('denago-nomad', 'one: similar(limit: 1) { id } two: similar(limit: 2) { id }')
    expect(one).toEqual(two.slice(0, 1))
    expect(two).toHaveLength(2)
  })
})

describe('the number of SQL statements', () => {
  const FACETS = 'totalCount facets { brands { value count } priceRange { min max } }'
  it.each([
    ['the inventory list', `{ vehicles { ${FACETS} nodes { id images { url } } pageInfo { hasNextPage } } }`, 2],
    ['a list without its total', '{ vehicles { nodes { id } pageInfo { hasNextPage hasPreviousPage } } }', 1],
    ['the similar of 24 vehicles', '{ vehicles { nodes { similar { id } } } }', 2],
    ['a vehicle page', '{ vehicle(id: "denago-nomad-xl") { id name images { url } similar { id } } }', 2],
    ['two vehicles', '{ a: vehicle(id: "denago-nomad") { id } b: vehicle(id: "denago-nomad-xl") { id } }', 1],
    [
      'aliases',
      '{ a: vehicle(id: "nomad-xl") { id } b: vehicle(id: "nomad") { id } c: vehicle(id: "rover") { id } }',
      2,
    ],
    [
      '40 aliases of one filter',
      `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: vehicles(filter: { brands: "denago" }) { totalCount }`).join(' ')} }`,
      3,
    ],
  ])('for %s does not depend on the number of rows', async (_what, query, expected) => {
    const statements = await test.statementsOf(async () => {
      expect((await test.ask(query)).errors).toBeUndefined()
    })
    expect(statements).toHaveLength(expected)
  })
})

function compare(a: (string | number)[], b: (string | number)[]): number {
  const place = a.findIndex((value, index) => value !== b[index])
  return place === -1 ? 0 : a[place]! < b[place]! ? -1 : 1
}

describe('atDoor', () => {
  const DOOR = `atDoor(municipalityId: $town) {
    municipality { id } deliveryFee earliestDelivery latestDelivery salesTax salesTaxPercent total
  }`
  const ask = (id: string, town = 'hazleton') =>
    test.ask(`query ($id: ID!, $town: ID!) { vehicle(id: $id) { ${DOOR} } }`, { id, town })
  const atDoor = async (id: string, town?: string) => (await ask(id, town)).data?.vehicle.atDoor

  it('adds delivery and tax, and names the days', async () => {
    const large = await addVehicle(test.database, { price: 6495, availability: 'IN_STOCK' })
    const { earliestDelivery, latestDelivery, ...prices } = await atDoor(large)
    const taxed = { salesTax: 389.7, salesTaxPercent: 6, total: 6884.7 }
    expect(prices).toEqual({ municipality: { id: 'hazleton' }, deliveryFee: 0, ...taxed })
    expect(earliestDelivery < latestDelivery).toBe(true)
    const small = await addVehicle(test.database, { price: 4000, availability: 'IN_STOCK' })
    expect(await atDoor(small)).toMatchObject({ deliveryFee: 120, salesTax: 247.2, total: 4367.2 })
  })

  it('knows a town by its name, and says so where there is none', async () => {
    expect(await atDoor('denago-nomad-xl', ' Mountain  Top ')).toMatchObject({ municipality: { id: 'mountain-top' } })
    const { errors } = await ask('denago-nomad-xl', 'Atlantis')
    const message = 'The dealer serves no town "Atlantis". Take an id or a name of municipalities.'
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument: 'municipalityId' } }])
  })

  it('is null for a cart that is sold, and has no day for one that is still on its way', async () => {
    expect(await atDoor(await addVehicle(test.database, { availability: 'SOLD' }))).toBeNull()
    const coming = await addVehicle(test.database, { price: 6495, availability: 'ON_ORDER' })
    expect(await atDoor(coming)).toMatchObject({ earliestDelivery: null, latestDelivery: null })
  })
})

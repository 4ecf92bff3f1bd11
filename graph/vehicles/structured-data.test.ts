import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { richResultErrors } from '#graph/testing/rich-results.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

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
      name: 'Test Cart',
      price: 7999.5,
      isNew: false,
      features: ['Roof'],
      specifications: { topSpeed: '25 mph', seatingCapacity: 4 },
      warranty: '90 days',
      inspection: { batteryHealth: 96, findings: ['rear step, left: Light scratches'] },
      stockNumber: 'R-7',
      vin: 'TESTCARTXTP002604',
      serialNumber: 'PH1904-000317',
      modelYear: 2026,
      color: 'Champagne',
      mileage: 0,
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
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Top speed', value: '25 mph' },
        { '@type': 'PropertyValue', name: 'Seating capacity', value: 4 },
        { '@type': 'PropertyValue', name: 'Features', value: 'Roof' },
        { '@type': 'PropertyValue', name: 'Warranty', value: '90 days' },
        { '@type': 'PropertyValue', name: 'Battery health', value: 96, unitCode: 'P1' },
        { '@type': 'PropertyValue', name: 'Inspection', value: 'rear step, left: Light scratches' },
      ],
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
    for (const gone of [{ isNew: false }, { isNew: true }]) {
      const { availability, ...rest } = await offer(gone)
      expect(availability).toBe('https://schema.org/OutOfStock')
      expect(rest).not.toHaveProperty('hasMerchantReturnPolicy')
    }
  })

  it('leaves out what the record does not state', async () => {
    const id = await addVehicle(test.database)
    const car = JSON.parse(await textOf(id))
    expect(car).not.toHaveProperty('image')
    expect(car).not.toHaveProperty('vehicleSeatingCapacity')
    expect(car).not.toHaveProperty('mileageFromOdometer')
    expect(car.sku).toBe(id)
    expect(car.additionalProperty).toEqual([])
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

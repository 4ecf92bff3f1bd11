import { createTestGraph } from '#graph/testing/graph.ts'
import { facetsOf, matching } from '#graph/testing/matching-vehicles.ts'
import { addVehicle, allVehicles } from '#graph/testing/vehicles.ts'
import type { Vehicle } from './vehicle.entity.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'
import { BatteryKind } from './vehicle-state.result.ts'

const LIST = `query List($filter: VehicleFilter) {
  vehicles(first: 250, filter: $filter) {
    totalCount
    nodes { id }
    facets {
      brands { value count } categories { value count } seats { value count } conditions { value count }
      availability { value count } ranges { value count } locations { value count } batteryKinds { value count } priceRange { min max }
    }
  }
}`

const test = await createTestGraph()
afterAll(() => test.close())

await addVehicle(test.database, { id: 'percent', name: '100% electric', description: 'A_B and C\\D.' })
await addVehicle(test.database, { id: 'umlaut', name: 'ÜBERCART', brand: 'ÉVOLUTION' })
const all = await allVehicles(test.graph.services.vehicles)
const list = async (filter: VehicleFilter | null) => (await test.dataOf(LIST, { filter })).vehicles

const FILTERS: VehicleFilter[] = [
  {},
  { search: 'LIFTED' },
  { search: 'seat', inStock: true },
  { brand: ['denago'] },
  { brand: ['DENAGO', 'club car'], category: ['rover', 'prece'] },
  { brand: [] },
  { brand: ['nobody'] },
  { brand: ['évolution'] },
  { search: 'übercart' },
  { category: ['ranger'], isNew: true },
  { minPrice: 8495, maxPrice: 11995 },
  { minPrice: 8495, maxPrice: 11995, brand: ['evolution'], minSeats: 6 },
  { maxPrice: 0 },
  { isNew: false, inStock: false },
  { minSeats: 4, category: ['rover'] },
  { seats: [2, 6], isNew: true },
  { seats: [4, 6], minSeats: 5, inStock: true },
  { seats: [] },
  { location: ['Scranton', 'hatfield'], isNew: false },
  { location: ['nowhere'] },
  { location: [] },
  { batteryKind: [BatteryKind.LEAD_ACID] },
  { batteryKind: [BatteryKind.LITHIUM, BatteryKind.LEAD_ACID], seats: [2] },
  { batteryKind: [] },
  { minTopSpeedMph: 20 },
  { minRangeMiles: 45 },
  { maxChargingHours: 7, minPayloadPounds: 1000 },
  { minRangeMiles: 40, brand: ['denago'], minSeats: 4 },
  { search: 'used lithium with 4 seats under $8,000' },
  { search: 'golf cart', brand: ['denago'] },
  { search: '"rear seat" white' },
  { search: '100%' },
  { search: '%' },
  { search: 'a_b' },
  { search: '_' },
  { search: 'c\\d' },
  { search: "'; drop table vehicles; --" },
]

describe('a filter on vehicles', () => {
  it.each(FILTERS)('finds and counts exactly what matches %j', async (filter) => {
    const { nodes, totalCount, facets } = await list(filter)
    const expected = matching(all, filter).map(({ id }) => id)
    expect(nodes.map(({ id }: Vehicle) => id).sort()).toEqual(expected.sort())
    expect(totalCount).toBe(expected.length)
    expect(facets).toEqual(facetsOf(all, filter))
  })

  it.each([
    ['golf cart', 24],
    ['lithium', 23],
    ['lead acid', 1],
    ['R-2601', 1],
    ['testcart4tp002601', 1],
    ['scranton', 3],
  ])('finds as many carts of the seed as %j means: %i', async (search, count) => {
    const ids = all.map(({ id }) => id).filter((id) => id !== 'percent' && id !== 'umlaut')
    const { vehicles } = await test.dataOf(
      'query ($ids: [ID!], $search: String) { vehicles(ids: $ids, filter: { search: $search }) { totalCount } }',
      { ids, search },
    )
    expect(vehicles.totalCount).toBe(count)
  })

  it('names the towns of the locations', async () => {
    const { vehicles } = await test.dataOf('{ vehicles { facets { locations { value name } } } }')
    expect(vehicles.facets.locations).toContainEqual({ value: 'mountain-top', name: 'Mountain Top' })
  })

  it('takes null for no condition', async () => {
    const texts = { search: null, brand: null, category: null, location: null, batteryKind: null }
    const numbers = { minPrice: null, maxPrice: null, minSeats: null, inStock: null, isNew: null }
    const measures = { minTopSpeedMph: null, minRangeMiles: null, maxChargingHours: null, minPayloadPounds: null }
    const { data } = await test.ask(LIST, { filter: { ...texts, ...numbers, ...measures } })
    expect(data.vehicles.totalCount).toBe(all.length)
    expect((await list(null)).totalCount).toBe(all.length)
  })

  it('refuses a character that no stored text can have, in words', async () => {
    const { errors } = await test.ask(LIST, { filter: { search: 'a\0b' } })
    expect(errors).toMatchObject([
      {
        message: 'filter.search must not contain the character U+0000.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'filter.search' },
      },
    ])
  })
})

import { createTestGraph } from '#graph/testing/graph.ts'

const LIST = 'query List($filter: VehicleFilter) { vehicles(filter: $filter) { totalCount } }'

const test = await createTestGraph()
afterAll(() => test.close())

const countOf = async (filter: object | null): Promise<number> =>
  (await test.dataOf(LIST, { filter })).vehicles.totalCount

describe('a filter on vehicles', () => {
  it.each([
    ['golf cart', 24],
    ['lithium', 23],
    ['lead acid', 1],
    ['R-2601', 1],
    ['testcart4tp002601', 1],
    ['ph1801-000142', 1],
    ['scranton', 6],
  ])('finds the carts of the seed that match %j: %i', async (search, count) => {
    expect(await countOf({ search })).toBe(count)
  })

  it('names the towns of the locations', async () => {
    const { vehicles } = await test.dataOf('{ vehicles { facets { locations { locationId name } } } }')
    expect(vehicles.facets.locations).toContainEqual({ locationId: 'mountain-top', name: 'Mountain Top' })
  })

  it('accepts null as no condition', async () => {
    const texts = { search: null, brands: null, categories: null, locationIds: null, batteryKinds: null }
    const numbers = { minPrice: null, maxPrice: null, minSeats: null, inStock: null, isNew: null }
    const measures = { minTopSpeedMph: null, minRangeMiles: null, maxChargingHours: null, minPayloadPounds: null }
    expect(await countOf({ ...texts, ...numbers, ...measures })).toBe(24)
    expect(await countOf(null)).toBe(24)
  })

  it('refuses a character that cannot be stored, with a message', async () => {
    const { errors } = await test.ask(LIST, { filter: { search: 'a\0b' } })
    expect(errors).toMatchObject([
      {
        message: 'filter.search must not contain the character U+0000.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'filter.search' },
      },
    ])
  })
})

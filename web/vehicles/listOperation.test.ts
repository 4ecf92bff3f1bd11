import { createTestGraph, type TestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import {
  BRAND_OPTIONS,
  CATEGORY_OPTIONS,
  type FilterableVehicle,
  type FilterOption,
  filterVehicles,
  type InventoryFilters,
  PRICE_OPTIONS,
} from './filters.ts'
import { apiFilter, LIST_QUERY } from './listOperation.ts'

const ALL = '{ vehicles(first: 250) { nodes { id name description brand category price } } }'

type Listed = FilterableVehicle & { id: string }

const idsOf = (vehicles: Listed[]) => vehicles.map(({ id }) => id)
const choices = (options: FilterOption[]) => ['', ...options.map(({ value }) => value)]

const COMBINATIONS: InventoryFilters[] = ['', ' Nomad ', '%', "o'clock"].flatMap((q) =>
  choices(BRAND_OPTIONS).flatMap((brand) =>
    choices(CATEGORY_OPTIONS).flatMap((category) =>
      choices(PRICE_OPTIONS).map((price) => ({ q, brand, category, price })),
    ),
  ),
)

let test: TestGraph

beforeAll(async () => {
  test = await createTestGraph()
  const prices = [14_999.99, 15_000, 25_000, 25_000.01]
  for (const price of prices) {
    await addVehicle(test.database, { id: `priced-${price}`, brand: 'DENAGO', category: 'Rover XL', price })
  }
  await addVehicle(test.database, { id: 'signs', name: "100% o'clock" })
})
afterAll(() => test?.close())

describe('the list as an API call', () => {
  it('gives what the page shows, in its order, under every combination of filters', async () => {
    const all: Listed[] = (await test.ask(ALL)).data.vehicles.nodes
    const found = new Set<number>()
    for (const filters of COMBINATIONS) {
      const { data } = await test.ask(LIST_QUERY, { filter: apiFilter(filters) })
      const ids = idsOf(data.vehicles.nodes)
      expect({ filters, ids }).toEqual({ filters, ids: idsOf(filterVehicles(all, filters)) })
      found.add(ids.length)
    }
    // The combinations find lists of many lengths, not only empty and full ones.
    expect(found.size).toBeGreaterThan(5)
  })
})

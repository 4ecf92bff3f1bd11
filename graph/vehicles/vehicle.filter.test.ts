import { createTestGraph, type TestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

interface Row {
  id: string
  name: string
  description: string
  brand: string
  category: string
  price: number
  inStock: boolean
  isNew: boolean
  specifications: { seatingCapacity: number | null }
}

interface Filter {
  search?: string
  brand?: string[]
  category?: string[]
  minPrice?: number
  maxPrice?: number
  inStock?: boolean
  isNew?: boolean
  minSeats?: number
}

const LIST = `query List($filter: VehicleFilter) {
  vehicles(first: 250, filter: $filter) {
    totalCount
    nodes { id name description brand category price inStock isNew specifications { seatingCapacity } }
    facets { brands { value count } categories { value count } seats { value count } priceRange { min max } }
  }
}`

let test: TestGraph
let all: Row[]

beforeAll(async () => {
  test = await createTestGraph()
  await addVehicle(test.database, { id: 'percent', name: '100% electric', description: 'A_B and C\\D.' })
  await addVehicle(test.database, { id: 'umlaut', name: 'ÜBERCART', brand: 'ÉVOLUTION' })
  all = (await list({})).nodes
})

afterAll(() => test?.close())

async function list(filter: Filter | null) {
  const { data, errors } = await test.ask(LIST, { filter })
  expect(errors).toBeUndefined()
  return data.vehicles
}

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const anyOf = (wanted: string[] | undefined, matches: (value: string) => boolean) =>
  !wanted?.length || wanted.some(matches)

/** The filter's conditions in plain words, each of which a facet may leave out. */
const CONDITIONS: Record<string, (row: Row, filter: Filter) => boolean> = {
  search: ({ name, description }, { search = '' }) => has(name, search) || has(description, search),
  brand: (row, { brand }) => anyOf(brand, (value) => value.toLowerCase() === row.brand.toLowerCase()),
  category: (row, { category }) => anyOf(category, (value) => has(row.category, value)),
  price: ({ price }, { minPrice = 0, maxPrice = Infinity }) => price >= minPrice && price <= maxPrice,
  inStock: (row, { inStock }) => inStock === undefined || row.inStock === inStock,
  isNew: (row, { isNew }) => isNew === undefined || row.isNew === isNew,
  seats: (row, { minSeats }) => minSeats === undefined || (row.specifications.seatingCapacity ?? 0) >= minSeats,
}

function matching(filter: Filter, leftOut?: string): Row[] {
  const conditions = Object.entries(CONDITIONS).filter(([name]) => name !== leftOut)
  return all.filter((row) => conditions.every(([, holds]) => holds(row, filter)))
}

function countBy(rows: Row[], read: (row: Row) => string | number | null) {
  const counts = new Map<string, number>()
  for (const value of rows.map(read)) {
    if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1))
}

const FILTERS: Filter[] = [
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
  { search: '100%' },
  { search: '%' },
  { search: 'a_b' },
  { search: '_' },
  { search: 'c\\d' },
  { search: "'; drop table vehicles; --" },
]

describe('a filter on vehicles', () => {
  it.each(FILTERS)('finds exactly what matches %j', async (filter) => {
    const { nodes, totalCount } = await list(filter)
    const expected = matching(filter).map(({ id }) => id)
    expect(nodes.map(({ id }: Row) => id).sort()).toEqual(expected.sort())
    expect(totalCount).toBe(expected.length)
  })

  it.each(FILTERS)('counts in each facet what matches all other conditions of %j', async (filter) => {
    const { facets } = await list(filter)
    const prices = matching(filter, 'price').map(({ price }) => price)
    expect(facets).toEqual({
      brands: countBy(matching(filter, 'brand'), ({ brand }) => brand),
      categories: countBy(matching(filter, 'category'), ({ category }) => category),
      seats: countBy(matching(filter, 'seats'), ({ specifications }) => specifications.seatingCapacity),
      priceRange: prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    })
  })

  it('takes null for no condition', async () => {
    const empty = { search: null, brand: null, category: null, minPrice: null, maxPrice: null, minSeats: null }
    const { data } = await test.ask(LIST, { filter: { ...empty, inStock: null, isNew: null } })
    expect(data.vehicles.totalCount).toBe(all.length)
    expect((await list(null)).totalCount).toBe(all.length)
  })

  it('refuses a character that no stored text can have, in words', async () => {
    const { errors } = await test.ask(LIST, { filter: { search: 'a\0b' } })
    expect(errors).toMatchObject([
      { message: 'Text must not contain the character U+0000.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })
})

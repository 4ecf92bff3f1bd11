import { jest } from '@jest/globals'
import fc from 'fast-check'
import { print } from 'graphql'
import { createTestGraph } from '#graph/testing/graph.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { InventoryDocument, InventoryListDocument } from '#web/generated/graphql.ts'
import {
  BATTERY_OPTIONS,
  CONDITION_OPTIONS,
  EMPTY_CHOICES,
  foldCase,
  HIGHEST_PRICES,
  type InventoryChoices,
  inventoryPath,
  PRICE_OPTIONS,
  readChoices,
  SORT_OPTIONS,
} from './filters.ts'
import { listVariables } from './listVariables.ts'
import { localList } from './localList.ts'

jest.setTimeout(900_000)

const test = await createTestGraph()
afterAll(() => test.close())

// Letters that languages and programs lowercase differently, LIKE's special characters, quotes, and other scripts.
const LETTERS = ['a', 'A', 'é', 'É', 'e\u0301', 'Σ', 'σ', 'ς', 'İ', 'i', 'I', 'ı', 'ß', 'ẞ', 'Ǆ', 'Ჿ', 'Ꭰ', '𐐀', '中']
const letter = fc.constantFrom(
  ...LETTERS,
  ...['日', 'ア', 'й', 'Й', 'ع', '🛺', '\uffee', '%', '_', '\\', "'", ',', ' ', '4'],
)
const text = (maxLength: number) => fc.string({ unit: letter, maxLength })
const brand = fc.constantFrom('Denago', 'DENAGO', 'Évolution', 'évolution', 'ΟΔΟΣ', 'İstanbul', '100%', 'A, B', '中国')
const price = fc.oneof(
  fc.constantFrom(14_999.99, 15_000, 25_000, 25_000.01),
  fc.integer({ min: 1, max: 40 }).map((step) => step * 1000.25),
)
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })

const vehicle = fc.record({
  name: text(6),
  description: text(12),
  brand,
  category: text(4),
  price,
  specifications: fc.record({
    seatingCapacity: orNone(fc.constantFrom(2, 4, 6, 10)),
    batteryType: orNone(fc.constantFrom('48 V lithium', 'Lead-acid', 'strong')),
    range: orNone(fc.constantFrom('40-50 miles', '35–45 mi', '30.5 miles', '1,000 miles', 'far')),
  }),
  availability: fc.constantFrom('IN_STOCK', 'ON_HOLD', 'SOLD', 'ON_ORDER', 'OUT_OF_STOCK'),
  isNew: fc.boolean(),
  features: fc.array(text(4), { maxLength: 2 }),
  color: fc.option(fc.oneof(text(4).filter(Boolean), fc.constantFrom('Black sapphire', 'Metallic Blue'))),
  stockNumber: fc.option(fc.constantFrom('R-2601', 'U-44')),
  modelYear: fc.option(fc.constantFrom(2022, 2026)),
  mileage: fc.option(fc.constantFrom(0, 210, 4100)),
  location: fc.option(fc.constantFrom('mountain-top', 'scranton', 'statewide')),
  rank: fc.constantFrom(1, 10, 1000),
  createdAt: fc.integer({ min: 0, max: 4 }).map((milliseconds) => new Date(Date.UTC(2026, 0, 1) + milliseconds)),
})

const inventory = fc.uniqueArray(fc.record({ id: text(3).filter(Boolean), vehicle }), {
  maxLength: 24,
  selector: ({ id }) => id,
})

/** Mostly empty, so that several filters together match something. */
const seldom = <Value>(nothing: Value, value: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(nothing), weight: 6 }, { arbitrary: value, weight: 1 })
const oneOf = (options: { value: string }[]) => fc.constantFrom(...options.map(({ value }) => value))
const several = (value: fc.Arbitrary<string>) => seldom([], fc.array(value, { maxLength: 3 }))

const choices: fc.Arbitrary<InventoryChoices> = fc
  .record({
    q: fc.constant(''),
    brand: several(brand.map(foldCase)),
    category: several(text(1).map(foldCase)),
    price: seldom('', oneOf(PRICE_OPTIONS)),
    maxPrice: seldom('', fc.constantFrom(...HIGHEST_PRICES)),
    condition: several(oneOf(CONDITION_OPTIONS)),
    seats: several(fc.constantFrom('2', '4', '6', '12')),
    stock: seldom('', fc.constant('in')),
    place: several(fc.constantFrom('mountain-top', 'scranton', 'nowhere')),
    battery: several(oneOf(BATTERY_OPTIONS)),
    range: seldom('', fc.constantFrom('30', '31', '40', '1000')),
    sort: oneOf([{ value: '' }, ...SORT_OPTIONS]),
  } satisfies Record<keyof InventoryChoices, fc.Arbitrary<unknown>>)
  // As an address says them.
  .map((given) => readChoices(new URL(inventoryPath({ ...EMPTY_CHOICES, ...given }), 'http://site').searchParams))

const stock = async (vehicles: { id: string; vehicle: object }[]) => {
  await test.database.query('truncate vehicles cascade')
  await test.database.getRepository(Vehicle).insert(vehicles.map(({ id, vehicle }) => ({ ...vehicle, id })))
}

const ask = async (document: Parameters<typeof print>[0], variables: object = {}) =>
  (await test.dataOf(print(document), variables)).vehicles

describe('the inventory in the browser', () => {
  it('finds, counts and orders as the API does', async () => {
    const lengths = new Set<number>()
    const property = fc.asyncProperty(inventory, choices, async (vehicles, chosen) => {
      await stock(vehicles)
      const loaded = await ask(InventoryDocument)
      const asked = await ask(InventoryListDocument, listVariables({ choices: chosen, page: 1 }))
      const local = localList(loaded.nodes, chosen)
      const ids = (list: { id: string }[]) => list.map(({ id }) => id)
      expect({ ids: ids(local.vehicles), facets: local.facets }).toEqual({
        ids: ids(asked.nodes),
        facets: asked.facets,
      })
      expect(asked.totalCount).toBe(local.vehicles.length)
      lengths.add(local.vehicles.length)
    })
    await fc.assert(property, propertyRuns(40))
    // Guards the generators: they must produce lists of many lengths, not only empty and full ones.
    expect(lengths.size).toBeGreaterThan(5)
  })
})

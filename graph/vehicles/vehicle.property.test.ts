import { jest } from '@jest/globals'
import fc from 'fast-check'
import { createTestGraph } from '#graph/testing/graph.ts'
import { facetsOf, matching, priceBandsOf, relaxationsOf } from '#graph/testing/matching-vehicles.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import type { FieldName, SharedName } from './fields.ts'
import type { VehicleFilter } from './filter.input.ts'
import { VehicleSort } from './vehicle.args.ts'
import { Vehicle } from './vehicle.entity.ts'
import { BatteryKind, VehicleAvailability, VehicleCondition } from './vehicle.result.ts'

jest.setTimeout(900_000)

const test = await createTestGraph()
afterAll(() => test.close())

// The vehicles of an inventory keep the times that are drawn for them.
await test.database.query('alter table vehicles disable trigger set_updated_at')

// Few letters make random texts meet; LIKE's own characters, quotes, other scripts and an astral one are among them.
const letter = fc.constantFrom('a', 'A', 'é', 'É', 'ü', '中', '🛺', '%', '_', '\\', "'", ' ', '4')
const text = (maxLength: number) => fc.string({ unit: letter, maxLength })
const brand = fc.constantFrom('Denago', 'DENAGO', 'Évolution', 'évolution', '100%', 'A_B', 'AxB', '中国')
const price = fc.integer({ min: 1, max: 40 }).map((step) => step * 500.25)
const wrongOr = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })

const specifications = fc.record({
  seatingCapacity: wrongOr(fc.integer({ min: 1, max: 12 })),
  topSpeed: wrongOr(fc.constantFrom('19 mph', '25 mph', 'fast', '40 km/h')),
  range: wrongOr(fc.constantFrom('40-50 miles', '35–45 mi', '1,000 miles', 'far')),
  chargingTime: wrongOr(fc.constantFrom('6–8 hours', '5-7 hrs', 'overnight')),
  payload: wrongOr(fc.constantFrom('800 lb', '1,000 lbs', 'heavy')),
  batteryType: wrongOr(fc.constantFrom('48 V LITHIUM', '48 V lead-acid', 'Li-ion', 'strong')),
})

const moment = fc.integer({ min: 0, max: 4 }).map((milliseconds) => new Date(Date.UTC(2026, 0, 1) + milliseconds))

const place = fc.constantFrom('mountain-top', 'scranton')

/** Fields without a filter, an order or a facet; a new field that has one needs values here. */
type Unfiltered =
  | SharedName
  | 'id'
  | 'images'
  | 'alt'
  | 'externalUrl'
  | 'inStock'
  | 'aliases'
  | 'listPrice'
  | 'warranty'

const columns = {
  name: text(6),
  description: text(12),
  brand,
  category: text(4),
  price,
  availability: fc.constantFrom(...Object.values(VehicleAvailability)),
  isNew: fc.boolean(),
  features: fc.array(text(4), { maxLength: 2 }),
  color: fc.option(fc.oneof(text(4).filter(Boolean), fc.constantFrom('Black sapphire', 'Metallic Blue'))),
  stockNumber: fc.option(fc.constantFrom('R-2601', 'U-44')),
  vin: fc.option(fc.constantFrom('1M8GDM9AXKP042788', '11111111111111111')),
  serialNumber: fc.option(fc.constantFrom('PH0812-9', '2740312')),
  modelYear: fc.option(fc.constantFrom(2022, 2026)),
  mileage: fc.option(fc.constantFrom(0, 210, 4100)),
  location: fc.option(place),
  rank: fc.constantFrom(1, 10, 1000),
} satisfies Record<Exclude<FieldName, Unfiltered>, unknown>

const vehicle = fc.record({ ...columns, specifications, createdAt: moment, updatedAt: moment })

const inventory = fc.array(vehicle, { maxLength: 24 })

// Words with a meaning for searches, and words of vehicles; quotation marks anywhere.
const wordFrom = (words: string) => fc.constantFrom(...words.split('|'))
const typed = fc.oneof(
  wordFrom('golf|CART|with|used|new|lithium|lead|acid|Seats|seater|4|four|44'),
  wordFrom(
    '4-seater|under|$4,500|4500|top|Mountain-Top|r-2601|2022|denago|"|“|25 mph|$9,995|in stock|or|no|black|nomad',
  ),
  wordFrom('evolution d5|rear seat'),
  text(2),
)
const search = fc.oneof(
  text(2),
  text(200),
  fc.array(typed, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
)

const conditions: fc.Arbitrary<Required<VehicleFilter>> = fc.record({
  search: fc.option(search),
  brands: fc.option(fc.array(fc.oneof(brand, text(3)), { maxLength: 3 })),
  categories: fc.option(fc.array(text(2), { maxLength: 3 })),
  minPrice: fc.option(price),
  maxPrice: fc.option(price),
  availabilities: fc.option(fc.subarray(Object.values(VehicleAvailability))),
  conditions: fc.option(fc.subarray(Object.values(VehicleCondition))),
  colors: fc.option(fc.array(text(4), { maxLength: 2 })),
  minModelYear: fc.option(fc.constantFrom(2022, 2023), { freq: 1 }),
  maxModelYear: fc.option(fc.constantFrom(2023, 2026), { freq: 1 }),
  maxMileage: fc.option(fc.constantFrom(0, 210, 5000), { freq: 1 }),
  seats: fc.option(fc.array(fc.integer({ min: -1, max: 13 }), { maxLength: 4 })),
  minSeats: fc.option(fc.integer({ min: -1, max: 13 })),
  locationIds: fc.option(fc.array(fc.oneof(place, fc.constantFrom('SCRANTON', 'nowhere')), { maxLength: 2 })),
  batteryKinds: fc.option(fc.subarray(Object.values(BatteryKind))),
  minTopSpeedMph: fc.option(fc.constantFrom(0, 19.5, 25), { freq: 1 }),
  minRangeMiles: fc.option(fc.constantFrom(35, 40.5, 1000), { freq: 1 }),
  maxChargingHours: fc.option(fc.constantFrom(6, 7, 8), { freq: 1 }),
  minPayloadPounds: fc.option(fc.constantFrom(800, 900), { freq: 1 }),
})

// A lowest price above the highest one is refused.
const filter = conditions.map(({ minPrice, maxPrice, ...others }): VehicleFilter => {
  const isSwapped = minPrice != null && maxPrice != null && minPrice > maxPrice
  return isSwapped ? { ...others, minPrice: maxPrice, maxPrice: minPrice } : { ...others, minPrice, maxPrice }
})

const order = fc.record({ sort: fc.constantFrom(...Object.values(VehicleSort)), inStockFirst: fc.boolean() })

const bounds = fc
  .uniqueArray(price, { minLength: 1, maxLength: 10 })
  .map((prices) => prices.toSorted((one, other) => one - other))

interface Order {
  sort: VehicleSort
  inStockFirst: boolean
}

/** Replaces all vehicles by these. */
async function stock(vehicles: Partial<Vehicle>[]): Promise<Vehicle[]> {
  await test.database.query('truncate vehicles cascade')
  const ids = vehicles.map((_vehicle, index) => `v${String((index * 7) % 25).padStart(2, '0')}`)
  await test.database.getRepository(Vehicle).insert(vehicles.map((row, index) => ({ ...row, id: ids[index]! })))
  return test.database.getRepository(Vehicle).find()
}

const VARIABLES = `$filter: VehicleFilter, $sort: VehicleSort, $inStockFirst: Boolean!, $first: Int, $after: String, $last: Int,
  $before: String, $offset: Int, $bounds: [Float!]! = [1]`
const ARGUMENTS = `filter: $filter, sort: $sort, inStockFirst: $inStockFirst, first: $first, after: $after, last: $last,
  before: $before, offset: $offset`
const COUNTED = ['brands', 'categories', 'seats', 'conditions', 'availabilities', 'ranges', 'locations', 'batteryKinds']

const LIST = `query List(${VARIABLES}) {
  vehicles(${ARGUMENTS}) {
    totalCount
    relaxations { conditions count }
    nodes { id }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    facets {
      ${COUNTED.map((facet) => `${facet} { value count lowestPrice }`).join(' ')}
      priceRange { min max }
      priceBands(bounds: $bounds)
    }
  }
}`

async function list(variables: object) {
  const data = await test.dataOf(LIST, variables)
  const ids: string[] = data.vehicles.nodes.map(({ id }: Vehicle) => id)
  return { ...data.vehicles, ids }
}

/** A filter with the ids that its search finds alone. */
async function withFound(filter: VehicleFilter) {
  if (!filter.search) return filter
  const { ids } = await list({ filter: { search: filter.search }, inStockFirst: false, first: 30 })
  return { ...filter, found: new Set<string>(ids) }
}

const SORT_KEYS: Record<VehicleSort, (vehicle: Vehicle) => number | string> = {
  FEATURED: ({ rank }) => rank,
  PRICE_ASC: ({ price }) => price,
  PRICE_DESC: ({ price }) => price,
  NAME_ASC: ({ name }) => Buffer.from(name.toLowerCase()).toString('hex'),
  MILEAGE_ASC: ({ mileage, isNew }) => mileage ?? (isNew ? 0 : Number.POSITIVE_INFINITY),
  NEWEST: ({ createdAt }) => createdAt.getTime(),
}

const DESCENDING: VehicleSort[] = [VehicleSort.PRICE_DESC, VehicleSort.NEWEST]

function sorted(vehicles: Vehicle[], by: Order): string[] {
  const key = SORT_KEYS[by.sort]
  const ascending = vehicles.toSorted((a, b) => compare(key(a), key(b)) || compare(a.id, b.id))
  const inOrder = DESCENDING.includes(by.sort) ? ascending.reverse() : ascending
  const parts = by.inStockFirst ? inOrder.toSorted((a, b) => Number(b.inStock) - Number(a.inStock)) : inOrder
  return parts.map(({ id }) => id)
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)

describe('over random inventories and filters', () => {
  it('lists, totals and facets equal those of brute force', async () => {
    const property = fc.asyncProperty(inventory, filter, order, bounds, async (vehicles, wanted, by, limits) => {
      const all = await stock(vehicles)
      const { ids, totalCount, facets, relaxations } = await list({ filter: wanted, ...by, first: 30, bounds: limits })
      const searched = await withFound(wanted)
      const expected = matching(all, searched)
      expect(ids).toEqual(sorted(expected, by))
      expect(totalCount).toBe(expected.length)
      expect(facets).toEqual({ ...facetsOf(all, searched), priceBands: priceBandsOf(all, searched, limits) })
      const others = relaxations.filter(({ conditions }: { conditions: string[] }) => conditions[0] !== 'search')
      expect(others).toEqual(relaxationsOf(all, searched))
    })
    await fc.assert(property, propertyRuns(60))
  })

  it('a search finds what has its text in name or description, whatever it is', async () => {
    const property = fc.asyncProperty(inventory, search, order, async (vehicles, words, by) => {
      const isContained = ({ name, description }: Vehicle) =>
        [name, description].some((text) => text.toLowerCase().includes(words.trim().toLowerCase()))
      const containing = (await stock(vehicles)).filter(isContained).map(({ id }) => id)
      const { ids } = await list({ filter: { search: words }, ...by, first: 30 })
      expect(ids).toEqual(expect.arrayContaining(containing))
    })
    await fc.assert(property, propertyRuns(40))
  })

  it('a page by its offset is that slice of the list', async () => {
    const place = fc.record({ offset: fc.integer({ min: 0, max: 26 }), first: fc.integer({ min: 1, max: 26 }) })
    const property = fc.asyncProperty(
      inventory,
      filter,
      order,
      place,
      async (vehicles, wanted, by, { offset, first }) => {
        const stocked = await stock(vehicles)
        const all = sorted(matching(stocked, await withFound(wanted)), by)
        const { ids, pageInfo } = await list({ filter: wanted, ...by, offset, first })
        expect(ids).toEqual(all.slice(offset, offset + first))
        expect(pageInfo.hasPreviousPage).toBe(offset > 0 && all.length > 0)
        expect(pageInfo.hasNextPage).toBe(all.length > offset + first)
      },
    )
    await fc.assert(property, propertyRuns(25))
  })

  it('pages make up the list in both directions', async () => {
    const size = fc.integer({ min: 1, max: 9 })
    const anyOrder = fc.record({
      sort: fc.option(fc.constantFrom(...Object.values(VehicleSort))),
      inStockFirst: fc.boolean(),
    })
    const property = fc.asyncProperty(inventory, filter, anyOrder, size, async (vehicles, wanted, by, pageSize) => {
      await stock(vehicles)
      const { ids } = await list({ filter: wanted, ...by, first: 30 })
      expect(await walk(wanted, by, pageSize, 'forwards')).toEqual(ids)
      expect(await walk(wanted, by, pageSize, 'backwards')).toEqual(ids)
    })
    await fc.assert(property, propertyRuns(25))
  })

  it('pages neither repeat nor lose a vehicle while others come and go', async () => {
    const arrivals = fc.array(vehicle, { maxLength: 6 })
    const direction = fc.constantFrom<Direction>('forwards', 'backwards')
    const property = fc.asyncProperty(inventory, arrivals, order, direction, async (vehicles, coming, by, way) => {
      const original = sorted(await stock(vehicles), by)
      const gone = new Set<string>()
      const seen = await walk({}, by, 3, way, async (page) => {
        const next = coming.pop()
        if (next) await addVehicle(test.database, next)
        // The row of the cursor goes.
        const last = way === 'forwards' ? page.at(-1) : page[0]
        if (!last || !next) return
        gone.add(last)
        await test.database.query('delete from vehicles where id = $1', [last])
      })
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.filter((id) => original.includes(id))).toEqual(original)
    })
    await fc.assert(property, propertyRuns(25))
  })
})

type Direction = 'forwards' | 'backwards'

async function walk(
  wanted: VehicleFilter,
  by: Omit<Order, 'sort'> & { sort: VehicleSort | null },
  size: number,
  direction: Direction,
  between: (page: string[]) => Promise<void> = async () => {},
): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const place: object = direction === 'forwards' ? { first: size, after: cursor } : { last: size, before: cursor }
    const { ids, pageInfo } = await list({ filter: wanted, ...by, ...place })
    const isForwards = direction === 'forwards'
    expect(isForwards ? pageInfo.hasPreviousPage : pageInfo.hasNextPage).toBe(cursor !== null)
    if (isForwards) seen.push(...ids)
    else seen.unshift(...ids)
    const goesOn: boolean = isForwards ? pageInfo.hasNextPage : pageInfo.hasPreviousPage
    cursor = goesOn ? (isForwards ? pageInfo.endCursor : pageInfo.startCursor) : null
    await between(ids)
  } while (cursor)
  return seen
}

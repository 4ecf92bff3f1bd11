import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { runStatement } from '#graph/database/statements.ts'
import { type ExactFilter, type FilterPart, fieldsOf, givenParts, matches } from './conditions.sql.ts'
import type { FilterRelaxation } from './connection.result.ts'
import type { FacetCount, VehicleCounts } from './facets.result.ts'
import { VehicleCondition } from './vehicle.result.ts'

/** Counts the vehicles of a filter; results are cached until the catalogue changes. */
export class VehicleCountService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  total(filter: ExactFilter): Promise<number> {
    return this.cache.remember(`total ${JSON.stringify(filter)}`, async () => {
      const [row] = await runStatement<{ total: number }>(
        this.database,
        sql`select count(*)::integer as total from vehicles where ${matches(filter)}`,
      )
      return row!.total
    })
  }

  counts(filter: ExactFilter): Promise<VehicleCounts> {
    return this.cache.remember(`facets ${JSON.stringify(filter)}`, async () =>
      countGroups(await runStatement<VehicleGroup>(this.database, selectGroups(filter)), filter),
    )
  }

  /** For each condition the number of vehicles that match all others, if any do; the most first. */
  relaxations(filter: ExactFilter): Promise<FilterRelaxation[]> {
    return this.cache.remember(`relaxations ${JSON.stringify(filter)}`, async () => {
      const statement = countRelaxations(filter)
      if (!statement) return []
      const [counts = {}] = await runStatement<RelaxationCounts>(this.database, statement)
      return givenParts(filter)
        .map((part) => ({ conditions: fieldsOf(part, filter), count: counts[part] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count)
    })
  }

  priceBands(filter: ExactFilter, bounds: readonly number[]): Promise<number[]> {
    return this.cache.remember(`bands ${JSON.stringify([filter, bounds])}`, async () => {
      const rows = await runStatement<{ band: number; count: number }>(this.database, countBands(filter, bounds))
      const counts = new Map(rows.map(({ band, count }) => [band, count]))
      return [...bounds, null].map((_, band) => counts.get(band) ?? 0)
    })
  }
}

/** For each part of the filter, the number of vehicles that match all others. */
type RelaxationCounts = Partial<Record<FilterPart, number>>

/** One row, by one scan; with a search by two, the first of which uses an index. */
function countRelaxations(filter: ExactFilter): Sql | undefined {
  const parts = givenParts(filter).filter((part) => part !== 'addresses')
  const others = parts.filter((part) => part !== 'search')
  const withoutSearch = matches(filter, { without: ['search'] })
  const counts = [
    ...(others.length > 0 ? [countWithoutEach(filter, others)] : []),
    ...(others.length < parts.length
      ? [sql`(select count(*)::integer as search from vehicles where ${withoutSearch}) without_search`]
      : []),
  ]
  return counts.length > 0 ? sql`select * from ${join(counts)}` : undefined
}

function countWithoutEach(filter: ExactFilter, parts: FilterPart[]): Sql {
  const counts = parts.map((part) => {
    const rest = parts.filter((other) => other !== part)
    return sql`count(*) filter (where ${matches(filter, { only: rest })})::integer as ${raw(`"${part}"`)}`
  })
  return sql`(select ${join(counts)} from vehicles where ${matches(filter, { only: ['addresses', 'search'] })}) without_each`
}

/** A group of vehicles that are equal in every facet. */
interface VehicleGroup {
  brand: string
  category: string
  seats: number | null
  isNew: boolean
  availability: string
  rangeMinMiles: number | null
  location: string | null
  batteryKind: string | null
  /** How many of them match the price conditions. */
  count: number
  /** The lowest price of those; null where there are none. */
  cheapest: number | null
  /** Prices without the price conditions. */
  lowest: number
  highest: number
}

/**
 * Groups of the vehicles that match the filter without the conditions of the facets, by one scan of the index vehicles_facets.
 */
function selectGroups(filter: ExactFilter): Sql {
  const others = matches(filter, {
    without: ['brand', 'category', 'seats', 'condition', 'stock', 'range', 'location', 'battery', 'price'],
  })
  const priced = matches(filter, { only: ['price'] })
  return sql`
    select brand, category, seats, is_new as "isNew", availability, range_min_miles as "rangeMinMiles",
      location, battery_kind as "batteryKind",
      (count(*) filter (where ${priced}))::integer as count, min(price) filter (where ${priced}) as cheapest,
      min(price) as lowest, max(price) as highest
    from vehicles where ${others}
    group by brand, category, seats, availability, is_new, range_min_miles, location, battery_kind
  `
}

/** The number of each price band that has vehicles: 0 is below the first bound, 1 starts at the first bound. */
function countBands(filter: ExactFilter, bounds: readonly number[]): Sql {
  return sql`
    select width_bucket(price, ${bounds}::numeric[]) as band, count(*)::integer as count
    from vehicles where ${matches(filter, { without: ['price'] })}
    group by band
  `
}

type Value = string | number | null
type Sum = Omit<FacetCount, 'value'>

const VALUES = {
  brands: ({ brand }) => brand,
  categories: ({ category }) => category,
  seats: ({ seats }) => seats,
  conditions: ({ isNew }) => (isNew ? VehicleCondition.NEW : VehicleCondition.USED),
  availabilities: ({ availability }) => availability,
  ranges: ({ rangeMinMiles }) => rangeMinMiles,
  locations: ({ location }) => location,
  batteryKinds: ({ batteryKind }) => batteryKind,
} satisfies Record<string, (group: VehicleGroup) => Value>

type FacetName = keyof typeof VALUES
const FACETS = Object.keys(VALUES) as FacetName[]

/** The total and the facets of a filter: sums over the groups of its vehicles. */
function countGroups(groups: readonly VehicleGroup[], filter: ExactFilter): VehicleCounts {
  const conditions = facetConditions(filter)
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map<Value, Sum>()]))
  let total = 0
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const group of groups) {
    const [failed, ...others] = FACETS.filter((facet) => !conditions[facet](group))
    // A facet counts what fails at most its own condition.
    if (others.length > 0) continue
    for (const facet of failed ? [failed] : FACETS) add(counts[facet]!, VALUES[facet](group), group)
    if (failed) continue
    total += group.count
    min = Math.min(min, group.lowest)
    max = Math.max(max, group.highest)
  }
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, facetOf(counts[facet]!)])) as Record<
    FacetName,
    FacetCount[]
  >
  return {
    total,
    facets: {
      ...facets,
      priceRange: min <= max ? { min, max } : null,
    },
  }
}

function facetConditions(filter: ExactFilter): Record<FacetName, (group: VehicleGroup) => boolean> {
  const { brands, categories, locationIds, seats, minSeats, minRangeMiles } = filter
  /** Of an exact list, an empty one matches nothing; any other does not filter then. */
  const isOf = <Each>(list: readonly Each[] | undefined, value: Each) => !list || list.includes(value)
  const isOneOf = (list: readonly Value[] | null | undefined, value: Value) => !list?.length || list.includes(value)
  return {
    brands: ({ brand }) => isOf(brands, brand),
    categories: ({ category }) => isOf(categories, category),
    seats: (group) => isAtLeast(group.seats, minSeats) && isOneOf(seats, group.seats),
    conditions: (group) => isOneOf(filter.conditions, VALUES.conditions(group)),
    availabilities: ({ availability }) => isOneOf(filter.availabilities, availability),
    ranges: ({ rangeMinMiles }) => isAtLeast(rangeMinMiles, minRangeMiles),
    locations: ({ location }) => isOf<string | null>(locationIds, location),
    batteryKinds: ({ batteryKind }) => isOneOf(filter.batteryKinds, batteryKind),
  }
}

const isAtLeast = (value: number | null, least: number | null | undefined): boolean =>
  least == null || (value !== null && value >= least)

function add(counts: Map<Value, Sum>, value: Value, { count, cheapest }: VehicleGroup): void {
  if (value === null || cheapest === null) return
  const sum = counts.get(value) ?? { count: 0, lowestPrice: Number.POSITIVE_INFINITY }
  counts.set(value, { count: sum.count + count, lowestPrice: Math.min(sum.lowestPrice, cheapest) })
}

function facetOf(counts: Map<Value, Sum>): FacetCount[] {
  return [...counts]
    .sort(([one], [other]) => compare(one, other))
    .map(([value, sum]) => ({ value: String(value), ...sum }))
}

/** Sorts numbers by size and texts by code points, as the database does; null is no value of a facet. */
function compare(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}

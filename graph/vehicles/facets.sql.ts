import sql, { type Sql } from 'sql-template-tag'
import { type ExactFilter, matches } from './conditions.sql.ts'

/** A group of vehicles that are equal in every facet. */
export interface VehicleGroup {
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
export function selectGroups(filter: ExactFilter): Sql {
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

export const countMatches = (filter: ExactFilter): Sql =>
  sql`select count(*)::integer as total from vehicles where ${matches(filter)}`

/** The number of each price band that has vehicles: 0 is below the first bound, 1 starts at the first bound. */
export function countBands(filter: ExactFilter, bounds: readonly number[]): Sql {
  return sql`
    select width_bucket(price, ${bounds}::numeric[]) as band, count(*)::integer as count
    from vehicles where ${matches(filter, { without: ['price'] })}
    group by band
  `
}

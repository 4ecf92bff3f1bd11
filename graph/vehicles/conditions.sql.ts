import sql, { join, type Sql } from 'sql-template-tag'
import { isOneOf } from '#graph/database/is-one-of.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

const EVERYTHING = sql`true`
const NOTHING = sql`false`

/** A filter with exact brands and categories of vehicles, within vehicles by address; an empty list matches nothing. */
export interface ExactFilter extends Omit<VehicleFilter, 'brand' | 'category'> {
  addresses?: string[]
  brand?: string[]
  category?: string[]
}

/** The parts of a filter, kept apart because each facet leaves its own part out. */
export type FilterPart = keyof ReturnType<typeof conditionsOf>

const PARTS = Object.keys(conditionsOf({})) as FilterPart[]

/** The condition of each part; a part without one matches everything. */
export function conditionsOf(filter: ExactFilter) {
  const { addresses, search, brand, category, minPrice, maxPrice, inStock, isNew, seats, minSeats } = filter
  const { minTopSpeedMph, minRangeMiles, maxChargingHours, minPayloadPounds, updatedSince } = filter
  const pattern = `%${escapeLike(search ?? '')}%`
  return {
    addresses: all([
      addresses && sql`id in (select vehicle_id from vehicle_addresses where ${oneOf(sql`address`, addresses)})`,
    ]),
    // Name and description in small letters are a column, because ILIKE would fold every text anew.
    search: all([search && sql`searched like lower(${pattern})`]),
    brand: all([brand && oneOf(sql`brand`, brand)]),
    category: all([category && oneOf(sql`category`, category)]),
    price: all([minPrice != null && sql`price >= ${minPrice}`, maxPrice != null && sql`price <= ${maxPrice}`]),
    inStock: all([inStock != null && sql`in_stock = ${inStock}`]),
    isNew: all([isNew != null && sql`is_new = ${isNew}`]),
    seats: all([
      seats?.length && sql`seats = any (${seats}::integer[])`,
      minSeats != null && sql`seats >= ${minSeats}::integer`,
    ]),
    topSpeed: all([minTopSpeedMph != null && sql`top_speed_mph >= ${minTopSpeedMph}`]),
    range: all([minRangeMiles != null && sql`range_min_miles >= ${minRangeMiles}`]),
    charging: all([maxChargingHours != null && sql`charging_max_hours <= ${maxChargingHours}`]),
    payload: all([minPayloadPounds != null && sql`payload_pounds >= ${minPayloadPounds}`]),
    updated: all([updatedSince != null && sql`updated_at >= ${updatedSince}::timestamptz`]),
  }
}

/** Whether a vehicle matches the filter, or some of its parts. */
export function matches(
  filter: ExactFilter,
  { without = [], only }: { without?: FilterPart[]; only?: FilterPart[] } = {},
): Sql {
  const conditions = conditionsOf(filter)
  const parts = (only ?? PARTS).filter((part) => !without.includes(part))
  return all(parts.map((part) => conditions[part] !== EVERYTHING && conditions[part]))
}

/** The parts of the filter that have a condition. */
export function givenParts(filter: ExactFilter): FilterPart[] {
  const conditions = conditionsOf(filter)
  return PARTS.filter((part) => conditions[part] !== EVERYTHING)
}

export function hasConditions(filter: ExactFilter): boolean {
  return givenParts(filter).length > 0
}

/** Whether no index serves the filter, so that its statements read every vehicle. */
export function isScan({ search, ...filter }: { [Name in keyof VehicleFilter]?: unknown }): boolean {
  const { minTopSpeedMph, minRangeMiles, maxChargingHours, minPayloadPounds, updatedSince } = filter
  const bounds = [minTopSpeedMph, minRangeMiles, maxChargingHours, minPayloadPounds, updatedSince]
  return Boolean(search) || bounds.some((bound) => bound != null)
}

/** Escapes a text so that LIKE and ILIKE match it literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function oneOf(column: Sql, values: string[]): Sql {
  return values.length ? isOneOf(column, values) : NOTHING
}

function all(conditions: (Sql | false | '' | 0 | null | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition instanceof Object)
  return given.length ? join(given, ' and ') : EVERYTHING
}

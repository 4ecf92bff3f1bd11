import sql, { empty, join, type Sql } from 'sql-template-tag'
import { FACTS_MARK, type SearchTerm, searchTerms } from '#graph/dealer/search/search-terms.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

const EVERYTHING = sql`true`
const NOTHING = sql`false`

/** A filter with exact brands, categories and locations, also by address; an empty list of these matches nothing. */
export interface ExactFilter extends Omit<VehicleFilter, 'brand' | 'category' | 'location'> {
  addresses?: string[]
  brand?: string[]
  category?: string[]
  location?: string[]
}

/** The parts of a filter. Each facet leaves out its own part. */
export type FilterPart = keyof ReturnType<typeof conditionsOf>

const PARTS = Object.keys(conditionsOf({})) as FilterPart[]

/** The condition of each part; a part without one matches everything. */
export function conditionsOf(filter: ExactFilter) {
  const { addresses, search, brand, category, minPrice, maxPrice, inStock, isNew, seats, minSeats, location } = filter
  const { condition, stockNumber, vin, color, minModelYear, maxModelYear, maxMileage } = filter
  const { availability, batteryKind, minTopSpeedMph, minRangeMiles, maxChargingHours, minPayloadPounds, updatedSince } =
    filter
  return {
    addresses: all([
      addresses && sql`id in (select vehicle_id from vehicle_addresses where ${oneOf(sql`address`, addresses)})`,
    ]),
    search: all(searchTerms(search ?? '').map(holdsTerm)),
    brand: all([brand && oneOf(sql`brand`, brand)]),
    category: all([category && oneOf(sql`category`, category)]),
    price: all([minPrice != null && sql`price >= ${minPrice}`, maxPrice != null && sql`price <= ${maxPrice}`]),
    stock: all([
      inStock != null && sql`in_stock = ${inStock}`,
      availability?.length && sql`availability = any (${availability})`,
    ]),
    isNew: all([
      isNew != null && sql`is_new = ${isNew}`,
      condition?.length && sql`is_new = any (${condition.map((value) => value === 'NEW')}::boolean[])`,
    ]),
    stockNumber: all([stockNumber?.length && inAnyCase(sql`lower(stock_number)`, stockNumber)]),
    vin: all([vin?.length && inAnyCase(sql`lower(vin)`, vin)]),
    color: all([color?.length && inAnyCase(sql`lower(color)`, color)]),
    modelYear: all([
      minModelYear != null && sql`model_year >= ${minModelYear}::integer`,
      maxModelYear != null && sql`model_year <= ${maxModelYear}::integer`,
    ]),
    mileage: all([maxMileage != null && sql`mileage <= ${maxMileage}::integer`]),
    seats: all([
      seats?.length && sql`seats = any (${seats}::integer[])`,
      minSeats != null && sql`seats >= ${minSeats}::integer`,
    ]),
    location: all([location && oneOf(sql`location`, location)]),
    battery: all([batteryKind?.length && sql`battery_kind = any (${batteryKind})`]),
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

/** The part of each field of a filter, and whether it lacks an index, so that a statement scans every vehicle. */
const FILTER_FIELDS: Record<keyof VehicleFilter, { part: FilterPart; isScan: boolean }> = {
  search: { part: 'search', isScan: true },
  brand: { part: 'brand', isScan: false },
  category: { part: 'category', isScan: false },
  minPrice: { part: 'price', isScan: false },
  maxPrice: { part: 'price', isScan: false },
  inStock: { part: 'stock', isScan: false },
  availability: { part: 'stock', isScan: false },
  isNew: { part: 'isNew', isScan: false },
  condition: { part: 'isNew', isScan: false },
  stockNumber: { part: 'stockNumber', isScan: false },
  vin: { part: 'vin', isScan: false },
  color: { part: 'color', isScan: true },
  minModelYear: { part: 'modelYear', isScan: true },
  maxModelYear: { part: 'modelYear', isScan: true },
  maxMileage: { part: 'mileage', isScan: true },
  seats: { part: 'seats', isScan: false },
  minSeats: { part: 'seats', isScan: false },
  location: { part: 'location', isScan: false },
  batteryKind: { part: 'battery', isScan: false },
  minTopSpeedMph: { part: 'topSpeed', isScan: true },
  minRangeMiles: { part: 'range', isScan: true },
  maxChargingHours: { part: 'charging', isScan: true },
  minPayloadPounds: { part: 'payload', isScan: true },
  updatedSince: { part: 'updated', isScan: true },
}

const FIELDS = Object.keys(FILTER_FIELDS) as (keyof VehicleFilter)[]
const SCANNED = FIELDS.filter((name) => FILTER_FIELDS[name].isScan)

/** Whether the filter's statements scan every vehicle. */
export function isScan(filter: { [Name in keyof VehicleFilter]?: unknown }): boolean {
  return SCANNED.some((name) => filter[name] != null && filter[name] !== '')
}

/** The fields of a part that the filter has; an exact brand or category may be an empty list. */
export function fieldsOf(part: FilterPart, filter: ExactFilter): (keyof VehicleFilter)[] {
  const names = FIELDS.filter((name) => FILTER_FIELDS[name].part === part)
  return names.length === 1 ? names : names.filter((name) => [filter[name] ?? []].flat().length > 0)
}

/** `searched` is a lower-case column, because ILIKE would fold every text each time. */
function holdsTerm({ texts, isQuoted, maxPrice }: SearchTerm): Sql {
  const found = texts.map((text) => {
    const pattern = sql`lower(${`%${escapeLike(text)}%`})`
    // The first condition uses the index, which has the whole text.
    const isInWords = sql`and split_part(searched, ${FACTS_MARK}, 1) like ${pattern}`
    return sql`searched like ${pattern} ${isQuoted ? isInWords : empty}`
  })
  if (maxPrice !== undefined) found.push(sql`price <= ${maxPrice}`)
  return found.length > 1 ? sql`(${join(found, ' or ')})` : found[0]!
}

/** Escapes a text so that LIKE and ILIKE match it literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function oneOf(column: Sql, values: string[]): Sql {
  return values.length ? sql`${column} = any (${values})` : NOTHING
}

/** `folded` is a lower-case column. The subquery folds the values once, so that an index can be used. */
function inAnyCase(folded: Sql, values: string[]): Sql {
  return sql`${folded} = any (array(select lower(value) from unnest(${values}::text[]) as value))`
}

function all(conditions: (Sql | false | '' | 0 | null | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition instanceof Object)
  return given.length ? join(given, ' and ') : EVERYTHING
}

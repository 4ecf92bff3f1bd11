import sql, { join, type Sql } from 'sql-template-tag'
import type { SearchedFacts } from '#graph/shared/search/search-phrases.ts'
import { FACTS_MARK, type SearchTerm } from '#graph/shared/search/search-terms.ts'
import { wordPattern } from '#graph/shared/search/word-pattern.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

const EVERYTHING = sql`true`
const NOTHING = sql`false`

/** A filter with a search that was read, and exact brands, categories and locations, also by address; an empty list of these matches nothing. */
export interface ExactFilter extends Omit<VehicleFilter, 'search' | 'brands' | 'categories' | 'locationIds'> {
  addresses?: string[]
  terms?: readonly SearchTerm[]
  brands?: string[]
  categories?: string[]
  locationIds?: string[]
}

/** The parts of a filter. Each facet leaves out its own part. */
export type FilterPart = keyof ReturnType<typeof sqlConditions>

const PARTS = Object.keys(sqlConditions({})) as FilterPart[]

/** The condition of each part; a part without one matches everything. */
function sqlConditions(filter: ExactFilter) {
  const {
    addresses,
    terms = [],
    brands,
    categories,
    minPrice,
    maxPrice,
    inStock,
    isNew,
    seats,
    minSeats,
    locationIds,
  } = filter
  const { conditions, stockNumbers, vins, colors, minModelYear, maxModelYear, maxMileage } = filter
  const {
    availabilities,
    batteryKinds,
    minTopSpeedMph,
    minRangeMiles,
    maxChargingHours,
    minPayloadPounds,
    updatedSince,
  } = filter
  return {
    addresses: all([
      addresses &&
        sql`id in (select vehicle_id from vehicle_addresses where ${inAnyCase(sql`lower(address)`, addresses)})`,
    ]),
    search: all(terms.map(holdsTerm)),
    brand: all([brands && oneOf(sql`brand`, brands)]),
    category: all([categories && oneOf(sql`category`, categories)]),
    price: all([minPrice != null && sql`price >= ${minPrice}`, maxPrice != null && sql`price <= ${maxPrice}`]),
    stock: all([
      inStock != null && sql`in_stock = ${inStock}`,
      availabilities?.length && sql`availability = any (${availabilities})`,
    ]),
    isNew: all([
      isNew != null && sql`is_new = ${isNew}`,
      conditions?.length && sql`is_new = any (${conditions.map((value) => value === 'NEW')}::boolean[])`,
    ]),
    stockNumber: all([stockNumbers?.length && inAnyCase(sql`lower(stock_number)`, stockNumbers)]),
    vin: all([vins?.length && inAnyCase(sql`lower(vin)`, vins)]),
    color: all([colors?.length && inAnyCase(sql`lower(color)`, colors)]),
    modelYear: all([
      minModelYear != null && sql`model_year >= ${minModelYear}::integer`,
      maxModelYear != null && sql`model_year <= ${maxModelYear}::integer`,
    ]),
    mileage: all([maxMileage != null && sql`mileage <= ${maxMileage}::integer`]),
    seats: all([
      seats?.length && sql`seats = any (${seats}::integer[])`,
      minSeats != null && sql`seats >= ${minSeats}::integer`,
    ]),
    location: all([locationIds && oneOf(sql`location`, locationIds)]),
    battery: all([batteryKinds?.length && sql`battery_kind = any (${batteryKinds})`]),
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
  const conditions = sqlConditions(filter)
  const parts = (only ?? PARTS).filter((part) => !without.includes(part))
  return all(parts.map((part) => conditions[part] !== EVERYTHING && conditions[part]))
}

/** The parts of the filter that have a condition. */
export function givenParts(filter: ExactFilter): FilterPart[] {
  const conditions = sqlConditions(filter)
  return PARTS.filter((part) => conditions[part] !== EVERYTHING)
}

/** The part of each field of a filter, and whether it lacks an index, so that a statement scans every vehicle. */
const FILTER_FIELDS: Record<keyof VehicleFilter, { part: FilterPart; isScan: boolean }> = {
  search: { part: 'search', isScan: true },
  brands: { part: 'brand', isScan: false },
  categories: { part: 'category', isScan: false },
  minPrice: { part: 'price', isScan: false },
  maxPrice: { part: 'price', isScan: false },
  inStock: { part: 'stock', isScan: false },
  availabilities: { part: 'stock', isScan: false },
  isNew: { part: 'isNew', isScan: false },
  conditions: { part: 'isNew', isScan: false },
  stockNumbers: { part: 'stockNumber', isScan: false },
  vins: { part: 'vin', isScan: false },
  colors: { part: 'color', isScan: true },
  minModelYear: { part: 'modelYear', isScan: true },
  maxModelYear: { part: 'modelYear', isScan: true },
  maxMileage: { part: 'mileage', isScan: true },
  seats: { part: 'seats', isScan: false },
  minSeats: { part: 'seats', isScan: false },
  locationIds: { part: 'location', isScan: false },
  batteryKinds: { part: 'battery', isScan: false },
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
  return names.length === 1
    ? names
    : names.filter((name) => [filter[name as keyof ExactFilter] ?? []].flat().length > 0)
}

/** `searched` is a lower-case column, because ILIKE would fold every text each time. */
function holdsTerm({ texts, isQuoted, isInName, isColor, isUnfinished, isExcluded, facts, or = [] }: SearchTerm): Sql {
  const found = texts.map((text) => {
    const isWord = sql`~ lower(${wordPattern(text, isUnfinished)})`
    if (isColor) return sql`lower(coalesce(color, name)) collate "C" ${isWord}`
    // The first condition uses the index, which has the whole text, and is cheap.
    const pattern = sql`lower(${`%${escapeLike(text)}%`})`
    if (isInName) return sql`(searched like ${pattern} and lower(name) collate "C" ${isWord})`
    return isQuoted
      ? sql`(searched like ${pattern} and split_part(searched, ${FACTS_MARK}, 1) like ${pattern})`
      : sql`(searched like ${pattern} and searched ${isWord})`
  })
  if (facts) found.push(sql`(${holdsFacts(facts)})`)
  found.push(...or.map((terms) => sql`(${all(terms.map(holdsTerm))})`))
  const isFound = found.length > 1 ? sql`(${join(found, ' or ')})` : found[0]!
  return isExcluded ? sql`${isFound} is not true` : isFound
}

function holdsFacts({ minPrice, maxPrice, minSeats, minTopSpeedMph, minRangeMiles, ...facts }: SearchedFacts): Sql {
  const { isInStock, hasZeroPercent, locationId } = facts
  return all([
    minPrice !== undefined && sql`price >= ${minPrice}`,
    maxPrice !== undefined && sql`price <= ${maxPrice}`,
    minSeats !== undefined && sql`seats >= ${minSeats}::integer`,
    minTopSpeedMph !== undefined && sql`top_speed_mph >= ${minTopSpeedMph}`,
    minRangeMiles !== undefined && sql`range_min_miles >= ${minRangeMiles}`,
    locationId !== undefined && sql`location = ${locationId}`,
    isInStock && sql`in_stock`,
    hasZeroPercent && sql`is_new and in_stock and ${IS_PROMOTED}`,
  ])
}

const IS_PROMOTED = sql`(brand, category) in (
  select brand, category from promotions, jsonb_to_recordset(series) as promoted (brand text, category text)
)`

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

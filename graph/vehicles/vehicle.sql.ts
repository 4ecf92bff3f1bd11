import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { isOneOf } from '#graph/database/is-one-of.ts'
import type { Position } from '#graph/schema/pagination/cursor.ts'
import { VehicleSort } from './vehicle.args.ts'
import { selectList, type VehicleColumn } from './vehicle-columns.ts'
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
interface Conditions {
  brand: Sql
  category: Sql
  seats: Sql
  price: Sql
  others: Sql
}

interface SortOrder {
  key: Sql
  type: Sql
  descending: boolean
  /** The form of a key in a cursor's JSON. */
  isKey: (key: unknown) => boolean
}

const isPrice = (key: unknown) => typeof key === 'number'
const isRank = (key: unknown) => typeof key === 'number' && Math.trunc(key) === key && Math.abs(key) < 2 ** 31
const isName = (key: unknown) => typeof key === 'string' && !key.includes('\0')
// As cursors write it, with a year of four digits: Date accepts more than Postgres does.
export const isTime = (key: unknown) =>
  typeof key === 'string' && /^\d/.test(key) && Date.parse(key) > 0 && new Date(key).toISOString() === key

/** Ties are broken by id in the direction of the key, so that one row comparison continues a list. */
export const SORT_ORDERS: Record<VehicleSort, SortOrder> = {
  FEATURED: { key: sql`rank`, type: raw('integer'), descending: false, isKey: isRank },
  PRICE_ASC: { key: sql`price`, type: raw('numeric'), descending: false, isKey: isPrice },
  PRICE_DESC: { key: sql`price`, type: raw('numeric'), descending: true, isKey: isPrice },
  NAME_ASC: { key: sql`lower(name) collate "C"`, type: raw('text'), descending: false, isKey: isName },
  NEWEST: { key: sql`created_at`, type: raw('timestamptz'), descending: true, isKey: isTime },
}

interface PageOptions {
  after?: Position
  before?: Position
  backwards?: boolean
  limit?: number
  columns?: readonly VehicleColumn[]
}

/** Vehicles with their "sortKey"; a backwards page comes in reverse order. */
export function selectVehicles(filter: ExactFilter, sort: VehicleSort, options: PageOptions = {}): Sql {
  const order = SORT_ORDERS[sort]
  const { after, before, backwards = false, limit, columns } = options
  const direction = raw(order.descending === backwards ? 'asc' : 'desc')
  return sql`
    select ${selectList(columns)}, ${order.key} as "sortKey"
    from vehicles
    where ${matches(filter)}
      ${after ? sql`and ${isPlaced(order, '>', after)}` : empty}
      ${before ? sql`and ${isPlaced(order, '<', before)}` : empty}
    order by ${order.key} ${direction}, id ${direction}
    ${limit === undefined ? empty : raw(`limit ${limit}`)}
  `
}

/** Whether the list has anything up to and including a position ("start"), or from it on ("end"). */
export function existsVehicle(filter: ExactFilter, sort: VehicleSort, side: 'start' | 'end', from: Position): Sql {
  const isOutside = isPlaced(SORT_ORDERS[sort], side === 'start' ? '<=' : '>=', from)
  return sql`select exists (select from vehicles where ${matches(filter)} and ${isOutside}) as found`
}

export function selectByAddresses(addresses: readonly string[], columns?: readonly VehicleColumn[]): Sql {
  return sql`
    select address, ${selectList(columns)} from vehicle_addresses join vehicles on vehicle_id = id
    where ${isOneOf(sql`address`, addresses)}
  `
}

/** The brands with these names. */
export function selectBrands(names: readonly string[]): Sql {
  return selectValues('brand', sql`lower(value) in (select lower(name) from unnest(${names}::text[]) as name)`)
}

/** The categories that contain any of these words. */
export function selectCategories(parts: readonly string[]): Sql {
  return selectValues('category', sql`value ilike any (${parts.map((part) => `%${escapeLike(part)}%`)})`)
}

/** Steps from value to value in the column's index: the cost depends on the number of values, not of vehicles. */
function selectValues(column: 'brand' | 'category', condition: Sql): Sql {
  const name = raw(column)
  return sql`
    with recursive known (value) as (
      select min(${name}) from vehicles
      union all
      select (select min(${name}) from vehicles where ${name} > value) from known where value is not null
    )
    select value from known where ${condition}
  `
}

/** Plain origins only, since pages name them in their Content-Security-Policy. */
export function selectPictureOrigins(): Sql {
  return sql`
    select distinct origin
    from
      vehicles,
      jsonb_array_elements(images) as image,
      substring(image->>'path' from '^(https?://[A-Za-z0-9.-]+(?::[0-9]+)?)(?:[/?#]|$)') as origin
    where origin is not null
    order by origin
  `
}

export function countMatches(filter: ExactFilter): Sql {
  return sql`select count(*)::integer as total from vehicles where ${matches(filter)}`
}

/**
 * The total and all facets in one scan. Each row is a value of the `facet` it names; the row of the facet "total" has the
 * total and the price range. Vehicles are first counted by brand, category and seats, which one index covers, and the
 * facets are sums of these few counts.
 */
export function countVehicles(filter: ExactFilter): Sql {
  const { brand, category, seats, price, others } = conditionsOf(filter)
  return sql`
    select
      case grouping(brand, category, seats)
        when 3 then 'brands' when 5 then 'categories' when 6 then 'seats' else 'total'
      end as facet,
      coalesce(brand, category, seats::text) as value,
      coalesce(case grouping(brand, category, seats)
        when 3 then sum(number) filter (where of_category and of_seats)
        when 5 then sum(number) filter (where of_brand and of_seats)
        when 6 then sum(number) filter (where of_brand and of_category)
        else sum(number) filter (where of_brand and of_category and of_seats)
      end, 0)::integer as count,
      min(lowest) filter (where of_brand and of_category and of_seats) as "minPrice",
      max(highest) filter (where of_brand and of_category and of_seats) as "maxPrice"
    from (
      select brand, category, seats, ${brand} as of_brand, ${category} as of_category, ${seats} as of_seats,
        count(*) filter (where ${price}) as number, min(price) as lowest, max(price) as highest
      from vehicles where ${others}
      group by brand, category, seats
    ) kinds
    group by grouping sets ((brand), (category), (seats), ())
    order by brand collate "C", category collate "C", seats
  `
}

function matches(filter: ExactFilter): Sql {
  return all(Object.values(conditionsOf(filter)).filter((condition) => condition !== EVERYTHING))
}

export function hasConditions(filter: ExactFilter): boolean {
  return Object.values(conditionsOf(filter)).some((condition) => condition !== EVERYTHING)
}

function conditionsOf(filter: ExactFilter): Conditions {
  const { addresses, search, brand, category, minPrice, maxPrice, inStock, isNew, minSeats } = filter
  const { minTopSpeedMph, minRangeMiles, maxChargingHours, minPayloadPounds } = filter
  const pattern = `%${escapeLike(search ?? '')}%`
  return {
    brand: brand ? oneOf(sql`brand`, brand) : EVERYTHING,
    category: category ? oneOf(sql`category`, category) : EVERYTHING,
    seats: minSeats == null ? EVERYTHING : sql`seats >= ${minSeats}::integer`,
    price: all([minPrice != null && sql`price >= ${minPrice}`, maxPrice != null && sql`price <= ${maxPrice}`]),
    others: all([
      addresses && sql`id in (select vehicle_id from vehicle_addresses where ${oneOf(sql`address`, addresses)})`,
      search && sql`(name ilike ${pattern} or description ilike ${pattern})`,
      inStock != null && sql`in_stock = ${inStock}`,
      isNew != null && sql`is_new = ${isNew}`,
      minTopSpeedMph != null && sql`top_speed_mph >= ${minTopSpeedMph}`,
      minRangeMiles != null && sql`range_min_miles >= ${minRangeMiles}`,
      maxChargingHours != null && sql`charging_max_hours <= ${maxChargingHours}`,
      minPayloadPounds != null && sql`payload_pounds >= ${minPayloadPounds}`,
    ]),
  }
}

/** Whether no index serves the filter, so that its statements read every vehicle. */
export function isScan({ search, ...filter }: VehicleFilter): boolean {
  const { minTopSpeedMph, minRangeMiles, maxChargingHours, minPayloadPounds } = filter
  const bounds = [minTopSpeedMph, minRangeMiles, maxChargingHours, minPayloadPounds]
  return Boolean(search) || bounds.some((bound) => bound != null)
}

function oneOf(column: Sql, values: string[]): Sql {
  return values.length ? isOneOf(column, values) : NOTHING
}

function all(conditions: (Sql | false | '' | null | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition instanceof Object)
  return given.length ? join(given, ' and ') : EVERYTHING
}

const REVERSED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

/** Compares a row's place in the list with a position: "<" is nearer to the start. */
function isPlaced({ key, type, descending }: SortOrder, operator: keyof typeof REVERSED, position: Position): Sql {
  const comparison = raw(descending ? REVERSED[operator] : operator)
  return sql`(${key}, id) ${comparison} (${position.key}::${type}, ${position.id})`
}

/** Escapes a text so that LIKE and ILIKE match it literally. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

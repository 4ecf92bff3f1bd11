import { REQUIRED_FIELDS } from '#graph/vehicles/fields.ts'
import { bare, folded, NAMED_NUMBER, NUMBERS } from './identity.sql.ts'
import { SURPLUS_TEXTS } from './next-images.sql.ts'

// The checks of an import that only show across rows, or between the rows and the stock. Each answers the first $1 rows with its
// problem, and their number. $2: vehicles that the file lacks are removed; $3: the file may write over later changes; $4: rows are
// patches, which add no vehicle; $5: of a replacement, the vehicles that
// may go, null for all.

/** A vehicle as problems name it. */
const cart = (table: string) =>
  `jsonb_build_object('id', ${table}.id, 'name', ${table}.name, 'stockNumber', ${table}.stock_number)`

const cartOf = (id: string) => `
  (select ${cart('cart')} from (
    select id, name, stock_number from inventory_next where id = ${id}
    union all select id, name, stock_number from vehicles where id = ${id}
  ) cart limit 1)
`

/** Rows for a vehicle that an earlier row has. */
const REPEATED = `
  select carts.line, coalesce(named_by, 'name') as field, first_line as "firstLine", file.row as "firstRow",
    count(*) over ()::integer as count
  from inventory_carts carts join inventory_file file on file.line = first_line
  where first_line < carts.line
  order by carts.line
  limit $1
`

/** Rows that may mean any of several vehicles. */
const UNCLEAR = `
  select line, named_by as field, ${NAMED_NUMBER} as number,
    (select jsonb_agg(${cart('vehicles')} order by id) from vehicles where id = any(candidates)) as candidates,
    count(*) over ()::integer as count
  from inventory_carts join inventory_file file using (line)
  where candidates is not null
  order by line
  limit $1
`

/** Patches for which there is no vehicle; of an id that is a number, the vehicle that has it. */
const UNKNOWN = `
  select line, named_by as field, ${NAMED_NUMBER} as named,
    (
      select ${cart('vehicles')} from vehicles
      where ${folded('file.id')} in (${folded('stock_number')}, ${folded('vin')})
      order by availability = 'SOLD', id limit 1
    ) as other,
    count(*) over ()::integer as count
  from inventory_carts join inventory_file file using (line)
  where $4::boolean and vehicle_id is null and candidates is null
  order by line
  limit $1
`

/** Ids and aliases that would name two vehicles. */
const TAKEN_ADDRESSES = `
  with given as materialized (
    select line, id as vehicle_id, id as address from inventory_next
    union all
    select line, id, alias from inventory_next, jsonb_array_elements_text(aliases) given (alias)
  ),
  kept as (
    select carts.line, addresses.vehicle_id, address from vehicle_addresses addresses
    left join inventory_carts carts on carts.vehicle_id = addresses.vehicle_id
    where lower(address) in (select lower(address) from given)
      and (carts.line is not null or not $2::boolean or addresses.vehicle_id <> all($5::text[]))
      and not exists (select from inventory_next next where next.id = addresses.vehicle_id)
  )
  select *, ${cartOf('owner')} as other, count(*) over ()::integer as count from (
    select distinct line, vehicle_id as id, address, owner from (
      select line, address, vehicle_id, first_value(vehicle_id) over (partition by lower(address) order by line nulls first) as owner
      from (select * from given union all select * from kept) claims
    ) claims
    where vehicle_id <> owner and line is not null
  ) taken
  order by line, address
  limit $1
`

/**
 * Numbers that two vehicles for sale would have (or new ones that only their numbers tell apart, of which one is
 * sold), and given ids of new vehicles that are such a number. What the stock had
 * twice before is no problem of this file. A new vehicle may have the number of one that it replaces, which its aliases name.
 */
const TAKEN_NUMBERS = `
  with listed as materialized (
    select next.line, next.id, is_added, field, number, next.aliases,
      is_added or stock.availability = 'SOLD' or number is distinct from before as is_claim
    from inventory_next next
    join inventory_file file on file.line = next.line
    left join vehicles stock on stock.id = next.id
    cross join lateral (
      values ${NUMBERS.map(({ field, column, key }) => `('${field}', ${key(`next.${column}`)}, ${key(`stock.${column}`)})`).join(', ')},
        ('id', case when is_added and file.id is not null then ${folded('next.id')} end, null)
    ) numbers (field, number, before)
    where number is not null and (next.availability <> 'SOLD' or is_added and file.id is null)
  ),
  claims as materialized (select * from listed where is_claim),
  kept as materialized (
    select carts.line, vehicles.id, field, number
    from vehicles
    left join inventory_carts carts on vehicle_id = vehicles.id
    cross join lateral (
      values ${NUMBERS.map(({ field, column, key }) => `('${field}', ${key(`vehicles.${column}`)})`).join(', ')}
    ) numbers (field, number)
    where availability <> 'SOLD' and number in (select number from claims)
      and not exists (select from inventory_next next where next.id = vehicles.id)
      and not exists (select from claims where is_added and claims.number = numbers.number and claims.aliases ? vehicles.id)
  ),
  contested as materialized (
    select number from (select id, number from listed union all select id, number from kept) held
    group by number having min(id) <> max(id)
  ),
  owners as (
    select distinct on (field, number) field, number, id, line, is_known
    from (
      select line, id, field, number, true as is_known, 0 as place from kept
      union all select line, id, field, number, not is_added, is_claim::integer from listed
    ) owners
    where number in (select number from contested)
    order by field, number, place, line nulls first
  ),
  conflicts as (
    select distinct on (claims.line, owners.id) claims.line, claims.id, claims.field, claims.is_added, owners.id as owner, owners.line as owner_line
    from claims join owners on owners.number = claims.number and owners.id <> claims.id
      and (owners.field = claims.field or claims.field = 'id' and is_known)
    order by claims.line, owners.id, claims.field
  )
  select conflicts.line, conflicts.field, 
    case conflicts.field when 'id' then next.id ${NUMBERS.map(({ field, column }) => `when '${field}' then next.${column}`).join(' ')} end as number,
    file.id is not null and conflicts.is_added as "isUnknownId", conflicts.id, ${cartOf('owner')} as other, other.line as "otherLine", other.row as "otherRow",
    count(*) over ()::integer as count
  from conflicts
  join inventory_next next on next.line = conflicts.line
  join inventory_file file on file.line = conflicts.line
  left join inventory_file other on other.line = owner_line
  order by line, owner
  limit $1
`

/** Vehicles that the file would change, and that have changed since the file was exported. */
const CHANGED_SINCE = `
  select file.line, vehicles.updated_at as "changedAt", to_jsonb(vehicles) as before, to_jsonb(next) as after,
    count(*) over ()::integer as count
  from inventory_next next
  join inventory_file file on file.line = next.line
  join vehicles on vehicles.id = next.id
  where not $3::boolean and file.updated_at < vehicles.updated_at
  order by file.line
  limit $1
`

/** Rows that no read of a vehicle can be as late as; the clock is that of `updated_at`. */
const FUTURE = `
  select line, updated_at as "updatedAt", count(*) over ()::integer as count from inventory_file
  where not $3::boolean and updated_at > clock_timestamp()
  order by line
  limit $1
`

/**
 * New vehicles that lack a required field, with the names of those fields; a wrong value is not a missing one. And those whose
 * stock number differs from one in stock, `meant`, only in hyphens or blanks: a system may have stopped writing them.
 */
const INCOMPLETE = `
  select file.line, named_by as field, ${NAMED_NUMBER} as named, missing,
    meant, count(*) over ()::integer as count
  from inventory_next next
  join inventory_file file on file.line = next.line
  join inventory_carts carts on carts.line = next.line
  left join (
    select ${bare('stock_number')} as number, min(stock_number) as meant from vehicles where availability <> 'SOLD' group by 1
  ) alike on is_added and named_by = 'stockNumber' and number = ${bare('file.stock_number')}
  cross join lateral (
    select string_agg(name, ', ') as missing
    from (values ${REQUIRED_FIELDS.map((name) => `('${name}', next.${name} is null)`).join(', ')}) field (name, is_missing)
    where is_missing and not file.cleared ? name
  ) fields
  where num_nulls(${REQUIRED_FIELDS.map((name) => `next.${name}`).join(', ')}) > 0 and missing is not null or meant is not null
  order by file.line
  limit $1
`

/** Ids that belong to a location or a rental plan: clients of the API store all of them under their ids. */
const FOREIGN_IDS = `
  select line, id, count(*) over ()::integer as count from inventory_next
  where id in (select id from locations union all select id from rental_plans)
  order by line
  limit $1
`

/** Paths at which neither the site nor the folder of the file has a picture. */
const MISSING_PICTURES = `
  select line, picture ->> 'path' as path, entry::integer, count(*) over ()::integer as count
  from inventory_next, jsonb_array_elements(images) with ordinality given (picture, entry)
  where not picture ? 'width'
  order by line
  limit $1
`

const UNKNOWN_LOCATIONS = `
  select line, location,
    (select coalesce(string_agg(id, ', ' order by position, id), 'none') from locations) as known,
    count(*) over ()::integer as count
  from inventory_next
  where location is not null and not exists (select from locations where locations.id = inventory_next.location)
  order by line
  limit $1
`

const CHECKS = {
  repeated: REPEATED,
  unclear: UNCLEAR,
  unknown: UNKNOWN,
  taken: TAKEN_ADDRESSES,
  numbered: TAKEN_NUMBERS,
  overtaken: CHANGED_SINCE,
  future: FUTURE,
  incomplete: INCOMPLETE,
  foreign: FOREIGN_IDS,
  unpictured: MISSING_PICTURES,
  surplus: SURPLUS_TEXTS,
  unplaced: UNKNOWN_LOCATIONS,
}

export type CheckName = keyof typeof CHECKS

export const CHECK = Object.entries(CHECKS)
  .map(([name, statement]) => `select '${name}' as check, to_jsonb(found) as row from (${statement}) found`)
  .join(' union all ')

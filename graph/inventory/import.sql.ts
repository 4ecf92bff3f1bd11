import { columnName } from '#graph/database/column-name.ts'
import { type FieldName, REQUIRED_FIELDS, type SpecificationName } from '#graph/vehicles/vehicle-fields.ts'

// The steps of an import, as statements over two temporary tables: inventory_file has the rows of the file, and
// inventory_next the vehicles that they add or change. In inventory_file, null means that the file leaves the field out,
// unless `cleared` names it.

const SPECIFICATIONS = `
  case
    when jsonb_strip_nulls(stock.specifications) = jsonb_strip_nulls(stock.specifications || file.specifications)
      then stock.specifications
    else jsonb_strip_nulls(coalesce(stock.specifications, '{}') || file.specifications)
  end
`

// A file with `inStock` alone keeps a state that says more.
const AVAILABILITY = `
  case
    when file.availability is not null then file.availability
    when file.in_stock then 'IN_STOCK'
    when not file.in_stock and coalesce(stock.availability, 'IN_STOCK') = 'IN_STOCK' then 'OUT_OF_STOCK'
    else coalesce(stock.availability, 'IN_STOCK')
  end
`

/** A field that a file can clear. */
const clearable = (property: string, given = `file.${columnName(property)}`) => `
  case when file.cleared ? '${property}' then null else coalesce(${given}, stock.${columnName(property)}) end
`

const required = Object.fromEntries(
  REQUIRED_FIELDS.map((name) => [name, `coalesce(file.${name}, stock.${name})`]),
) as Record<(typeof REQUIRED_FIELDS)[number], string>

/** The next value of each column; `stock` is null for a new vehicle. */
const NEXT: Record<Exclude<FieldName, 'id' | 'inStock' | 'alt' | SpecificationName> | 'specifications', string> = {
  ...required,
  images: "coalesce(file.images, stock.images, '[]')",
  externalUrl: clearable('externalUrl'),
  specifications: SPECIFICATIONS,
  features: "coalesce(file.features, stock.features, '[]')",
  availability: AVAILABILITY,
  isNew: 'coalesce(file.is_new, stock.is_new, true)',
  aliases: "coalesce(file.aliases, stock.aliases, '[]')",
  stockNumber: clearable('stockNumber'),
  vin: clearable('vin', 'upper(file.vin)'),
  modelYear: clearable('modelYear'),
  color: clearable('color'),
  mileage: clearable('mileage'),
  listPrice: clearable('listPrice'),
  location: clearable('location'),
  rank: `case when file.cleared ? 'rank' then 1000 else coalesce(file.rank, stock.rank, 1000) end`,
}

const PROPERTIES = Object.keys(NEXT) as (keyof typeof NEXT)[]

/** The properties in a row of inventory_file, after its line and the names of those that it clears. */
export const FILE_PROPERTIES = ['id', 'inStock', 'updatedAt', ...PROPERTIES] as const

/** The columns that an import changes. */
export const COLUMNS = PROPERTIES.map(columnName)

const FILE_COLUMNS = FILE_PROPERTIES.map(columnName)

const listOf = (table: string) => COLUMNS.map((column) => `${table}.${column}`).join(', ')

export const FILE = `inventory_file (line, sheet_row, cleared, ${FILE_COLUMNS.join(', ')})`

export const CREATE_FILE = `
  create temporary table inventory_file on commit drop as
    select null::integer as line, null::integer as sheet_row, null::jsonb as cleared, ${FILE_COLUMNS.join(', ')} from vehicles with no data
`

export const PICTURES_IN_STOCK = 'select id, name, images from vehicles where id = any($1)'

/** Removes the rows that repeat an id, and answers the first $1 of them. */
export const TAKE_REPEATED_IDS = `
  with given as (select id, min(line) as first from inventory_file group by id having count(*) > 1),
  repeated as (
    delete from inventory_file file using given where file.id = given.id and line > first
    returning line, sheet_row, given.id
  )
  select line, sheet_row as row, id, count(*) over ()::integer as count from repeated order by line limit $1
`

/** Whether the vehicle of a row was withdrawn: a sheet may list a sold cart long after its page has ended. */
const IS_WITHDRAWN = `
  exists (select from withdrawn_vehicles where id = file.id)
    and not exists (select from vehicle_addresses where address = file.id)
`

/**
 * Only vehicles that differ from the stock, so that a file with few changes costs little. From here on other writers wait until
 * the import is over; readers do not wait.
 */
export const CREATE_NEXT = `
  lock table vehicles in share row exclusive mode;
  analyze inventory_file (id);
  create temporary table inventory_next on commit drop as
    select file.line, file.id, stock.id is null as is_added, next.*
    from inventory_file file
    left join vehicles stock on stock.id = file.id
    cross join lateral (
      select ${PROPERTIES.map((property) => `${NEXT[property]} as ${columnName(property)}`).join(', ')}
    ) next
    where case
      when stock.id is not null then (${listOf('next')}) is distinct from (${listOf('stock')})
      else not (next.availability = 'SOLD' and ${IS_WITHDRAWN})
    end;
  analyze inventory_next (id)
`

const IS_MISSING = 'not exists (select from inventory_file file where file.id = vehicles.id)'

// The checks: each answers the first $1 rows with its problem, and their number. $2: vehicles that the file lacks are removed;
// $3: the file may write over later changes; $4: only changes after this time are later ones.

/** Ids and aliases that would name two vehicles. */
const TAKEN_ADDRESSES = `
  with given as materialized (
    select line, id as vehicle_id, id as address from inventory_next
    union all
    select line, id, alias from inventory_next, jsonb_array_elements_text(aliases) given (alias)
  ),
  kept as (
    select file.line, vehicle_id, address from vehicle_addresses
    left join inventory_file file on file.id = vehicle_id
    where address in (select address from given)
      and (file.id is not null or not $2::boolean)
      and not exists (select from inventory_next next where next.id = vehicle_id)
  )
  select *, count(*) over ()::integer as count from (
    select distinct line, vehicle_id as id, address, owner, owner_line is null as "isInStock" from (
      select line, address, vehicle_id,
        first_value(vehicle_id) over earliest as owner, first_value(line) over earliest as owner_line
      from (select * from given union all select * from kept) claims
      window earliest as (partition by address order by line nulls first)
    ) claims
    where vehicle_id <> owner and line is not null
  ) taken
  order by line, address
  limit $1
`

/** Vehicles that the file would change, and that have changed since the file was exported. */
const CHANGED_SINCE = `
  select file.line, vehicles.updated_at as "changedAt", to_jsonb(vehicles) as before, to_jsonb(next) as after,
    count(*) over ()::integer as count
  from inventory_next next
  join inventory_file file on file.id = next.id
  join vehicles on vehicles.id = next.id
  where not $3::boolean and file.updated_at < vehicles.updated_at
    and ($4::timestamptz is null or $4 < vehicles.updated_at)
  order by file.line
  limit $1
`

/** New vehicles that lack a required field, with the names of those fields; a wrong value is not a missing one. */
const INCOMPLETE = `
  select file.line, next.id, missing, count(*) over ()::integer as count
  from inventory_next next
  join inventory_file file on file.id = next.id, lateral (
    select string_agg(name, ', ') as missing
    from (values ${REQUIRED_FIELDS.map((name) => `('${name}', next.${name} is null)`).join(', ')}) field (name, is_missing)
    where is_missing and not file.cleared ? name
  ) fields
  where missing is not null
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

/** Rows with an unknown location, with the ids of all locations. */
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
  taken: TAKEN_ADDRESSES,
  overtaken: CHANGED_SINCE,
  incomplete: INCOMPLETE,
  foreign: FOREIGN_IDS,
  unpictured: MISSING_PICTURES,
  unplaced: UNKNOWN_LOCATIONS,
}

export type CheckName = keyof typeof CHECKS

/** The rows of all checks, each with the name of its check. */
export const CHECK = Object.entries(CHECKS)
  .map(([name, statement]) => `select '${name}' as check, to_jsonb(found) as row from (${statement}) found`)
  .join(' union all ')

/** The numbers of vehicles, and the first $1 ids of those that the file changes. */
export const COUNT = `
  select
    count(*) filter (where is_added)::integer as added,
    count(*) filter (where not is_added)::integer as changed,
    (select count(*) from inventory_file)::integer - count(*)::integer as unchanged,
    array(select id from inventory_next where not is_added order by line limit $1) as "changedIds"
  from inventory_next
`

export const COUNT_REMOVALS = `
  select count(*) filter (where ${IS_MISSING})::integer as missing, count(*)::integer as stock from vehicles
`

export const ADDED = 'select id, name from inventory_next where is_added order by line limit $1'

/** Each changed vehicle with its columns before and after. */
export const CHANGED = `
  select next.id, to_jsonb(vehicles) as before, to_jsonb(next) as after
  from inventory_next next join vehicles on vehicles.id = next.id
  where not is_added order by line limit $1
`

export const REMOVED = `select id, name from vehicles where ${IS_MISSING} order by id limit $1`

export const DELETE = `delete from vehicles where ${IS_MISSING}`

// Two statements instead of one "on conflict": addresses must become free before other vehicles take them.
export const UPDATE = `
  update vehicles set (${COLUMNS.join(', ')}) = (${listOf('next')})
  from inventory_next next where next.id = vehicles.id and not is_added
`

export const INSERT = `
  insert into vehicles (id, ${COLUMNS.join(', ')})
    select id, ${COLUMNS.join(', ')} from inventory_next where is_added
`

import { columnName } from '#graph/database/statements.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  REQUIRED_FIELDS,
  SHARED_COLUMNS,
  type SharedColumn,
} from '#graph/vehicles/fields.ts'
import { bare, folded } from './identity.sql.ts'
import { NEXT_IMAGES } from './next-images.sql.ts'

// The steps of an import, as statements over three temporary tables: inventory_file has the rows of the file, inventory_carts the
// vehicle of each row (identity.sql.ts), and inventory_next the vehicles that the rows add or change. In inventory_file, null means
// that the file leaves the field out, unless `cleared` names it.

const merged = (column: SharedColumn) => `
  case
    when jsonb_strip_nulls(stock.${column}) = jsonb_strip_nulls(stock.${column} || file.${column}) then stock.${column}
    else jsonb_strip_nulls(coalesce(stock.${column}, '{}') || file.${column})
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

/** Where the number can name the vehicle, its spelling is no change. */
const respelled = (property: string, key: typeof bare, column = columnName(property)) => `
  case when file.id is null and ${key(`file.${column}`)} = ${key(`stock.${column}`)} then stock.${column}
  else ${clearable(property)} end
`

/** The id names a vehicle, and the others are in columns of other names. */
const WITHOUT_COLUMN = new Set<FieldName>(['id', 'inStock', 'alt'])

const OWN_COLUMNS = FIELD_NAMES.filter((name) => !fieldOf(name).column && !WITHOUT_COLUMN.has(name))

/** The next value of each column; `stock` is null for a new vehicle. */
const NEXT: Record<string, string> = {
  ...Object.fromEntries(OWN_COLUMNS.map((name) => [name, clearable(name)])),
  ...Object.fromEntries(SHARED_COLUMNS.map((column) => [column, merged(column)])),
  ...Object.fromEntries(REQUIRED_FIELDS.map((name) => [name, `coalesce(file.${name}, stock.${name})`])),
  description: "coalesce(file.description, stock.description, '')",
  images: NEXT_IMAGES,
  features: "coalesce(file.features, stock.features, '[]')",
  availability: AVAILABILITY,
  isNew: 'coalesce(file.is_new, stock.is_new, true)',
  aliases: "coalesce(file.aliases, stock.aliases, '[]')",
  stockNumber: respelled('stockNumber', folded),
  vin: clearable('vin', 'upper(file.vin)'),
  serialNumber: respelled('serialNumber', bare),
  rank: `case when file.cleared ? 'rank' then 1000 else coalesce(file.rank, stock.rank, 1000) end`,
}

const PROPERTIES = Object.keys(NEXT)

/** The properties in a row of inventory_file, after its place in the file and the names of those that it clears. */
export const FILE_PROPERTIES = ['alt', 'madeId', 'id', 'inStock', 'updatedAt', ...PROPERTIES] as const

const COLUMNS = PROPERTIES.map(columnName)

const listOf = (table: string) => COLUMNS.map((column) => `${table}.${column}`).join(', ')

/** Its columns are line, row and cleared, then FILE_PROPERTIES. */
export const CREATE_FILE = `
  create temporary table inventory_file on commit drop as
    select null::integer as line, null::integer as "row", null::jsonb as cleared, null::jsonb as alt, null::text as made_id,
      ${FILE_PROPERTIES.slice(2).map(columnName).join(', ')}
    from vehicles with no data
`

/**
 * What the vehicles of some rows may have for pictures: $1 ids, $2, $3 and $4 stock numbers, VINs and serial numbers in lowercase.
 * Serial numbers have no index, so that they are looked for only where there are some.
 */
export const PICTURES_IN_STOCK = [
  'id = any($1) or lower(stock_number) = any($2) or lower(vin) = any($3)',
  'cardinality($4::text[]) > 0 and lower(serial_number) = any($4)',
]
  .map(
    (condition) => `
      select id, lower(stock_number) as "stockNumber", lower(vin) as vin, lower(serial_number) as "serialNumber", images
      from vehicles where ${condition}
    `,
  )
  .join(' union all ')

/** From here on other writers wait until the import is over; readers do not wait. */
export const LOCK = `
  lock table vehicles in share row exclusive mode;
  analyze inventory_file (line, id)
`

/**
 * Whether the vehicle of a row was withdrawn: a sheet may list a sold cart long after its page has ended. Of withdrawn vehicles
 * no numbers are known, so that of a row without an id is one whose id was made of the same names.
 */
const IS_WITHDRAWN = `
  exists (
    select from withdrawn_vehicles withdrawn
    where lower(withdrawn.id) = lower(coalesce(file.id, made_id)) or file.id is null and starts_with(withdrawn.id, made_id || '-')
  ) and not exists (select from vehicle_addresses where lower(address) = lower(file.id))
`

/** Only vehicles that differ from the stock, so that a file with few changes costs little. $1: rows can only change vehicles; $2: sold ones may come back. */
export const CREATE_NEXT = `
  create temporary table inventory_next on commit drop as
    select file.line, carts.id, stock.id is null as is_added, next.*
    from inventory_file file
    join inventory_carts carts on carts.line = file.line and first_line = carts.line and candidates is null
    left join vehicles stock on stock.id = vehicle_id
    cross join lateral (
      select ${PROPERTIES.map((property) => `${NEXT[property]} as ${columnName(property)}`).join(', ')}
    ) next
    where case
      when stock.id is not null then (${listOf('next')}) is distinct from (${listOf('stock')})
      else not $1::boolean and ($2::boolean or not (next.availability = 'SOLD' and ${IS_WITHDRAWN}))
    end
`

export const ANALYZE_NEXT = 'analyze inventory_next (line, id)'

/** $1: only these vehicles may go; null for all. */
const IS_MISSING = `
  not exists (select from inventory_carts where vehicle_id = vehicles.id) and ($1::text[] is null or vehicles.id = any($1))
`

/** The numbers of vehicles, and the first $1 ids of those that the file changes. */
export const COUNT_CHANGES = `
  select
    count(*) filter (where is_added)::integer as added,
    count(*) filter (where not is_added)::integer as changed,
    (select count(*) from inventory_file)::integer - count(*)::integer as unchanged,
    array(select id from inventory_next where not is_added order by line limit $1) as "changedIds"
  from inventory_next
`

export const ADDED =
  'select id, name, stock_number as "stockNumber" from inventory_next where is_added order by line limit $1'

export const CHANGED = `
  select next.id, next.name, next.stock_number as "stockNumber", to_jsonb(vehicles) as before, to_jsonb(next) as after
  from inventory_next next join vehicles on vehicles.id = next.id
  where not is_added order by line limit $1
`

export const MISSING = `select id, name, stock_number as "stockNumber", availability = 'SOLD' as "isSold" from vehicles where ${IS_MISSING} order by id`

/** Every vehicle that is added, changed or, where $2 is true, removed, as its row before and after. */
export const REVIEWED = `
  select next.id, to_jsonb(stock) as before, to_jsonb(next) as after, line
  from inventory_next next left join vehicles stock on stock.id = next.id
  union all
  select id, to_jsonb(vehicles), null, null from vehicles where $2::boolean and ${IS_MISSING}
  order by line nulls last, id
`

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

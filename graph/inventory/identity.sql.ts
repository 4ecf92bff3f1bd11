// Which vehicle a row means, for files, pushes, patches and commands alike: by its id or an alias, else by its stock number, else
// by its VIN, and where the row or the vehicle lacks these by its serial number. docs/inventory-file.md#which-cart-a-row-is-about has the rule in words.

/** A stock number or VIN without what people write in different ways. */
export const folded = (number: string) => String.raw`translate(lower(${number}), E' \t\u00a0', '')`

/** The same without hyphens. */
export const bare = (number: string) => String.raw`translate(lower(${number}), E' \t\u00a0-‐‑–', '')`

/** The numbers of a cart, and what counts of each. */
export const NUMBERS = [
  { field: 'stockNumber', column: 'stock_number', key: folded },
  { field: 'vin', column: 'vin', key: folded },
  { field: 'serialNumber', column: 'serial_number', key: bare },
] as const

type CartNumber = (typeof NUMBERS)[number]

/** The number by which a row names its vehicle, or would name it. */
export const NAMED_NUMBER = `
  case named_by when 'id' then file.id ${NUMBERS.map(({ field, column }) => `when '${field}' then file.${column}`).join(' ')} end
`

const agrees = (...columns: string[]) =>
  columns.map((column) => `coalesce(lower(file.${column}::text) = lower(stock.${column}::text), true)`).join(' and ')

const AGREES_IN_NUMBERS = NUMBERS.map(
  ({ column, key }) => `coalesce(${key(`file.${column}`)} = ${key(`stock.${column}`)}, true)`,
).join(' and ')

/**
 * A row takes no sold cart, because a sold cart's number may be given to the next one. Of two rows with one number, the unsold
 * row takes the cart in stock. Both are allowed where name, brand and numbers agree, and where rows can only change vehicles.
 */
const IS_FREE = `
  stock.availability <> 'SOLD' and not is_earlier or $1::boolean
    or ${agrees('name', 'brand')} and ${AGREES_IN_NUMBERS}
`

/** When two rows share a number, the sold row is the earlier cart. A row alone is the cart in stock, if there is one. */
const matchesByNumber = ({ field, column, key }: CartNumber, index: number) => `
  select file.line, stock.id, '${field}' as field, stock.sold_at, stock.availability = 'SOLD' as is_sold,
    ${2 * index} + ((stock.availability = 'SOLD') <> is_earlier)::integer as place
  from (
    select *, is_sold and not bool_and(is_sold) over (partition by ${key(column)}) as is_earlier
    from (select *, coalesce(availability = 'SOLD', false) as is_sold from inventory_file where ${column} is not null) rows
  ) file
  join vehicles stock on ${key(`stock.${column}`)} = ${key(`file.${column}`)}
  where file.id is null and (${IS_FREE})
    ${field === 'serialNumber' ? 'and (file.stock_number is null or stock.stock_number is null) and (file.vin is null or stock.vin is null)' : ''}
`

const facts = (table: string, columns: string[]) =>
  columns.map((column) => `lower(${table}.${column}::text)`).join(', ')

const MODEL = ['brand', 'name']
const WHOLE = [...MODEL, 'category', 'price', 'description', 'color', 'mileage', 'model_year']

/**
 * The rows of a file that no id and no number of a vehicle in stock names, and the vehicles that could be theirs: those without
 * a stock number and a VIN, and of a row with a serial number those without one.
 */
const UNNUMBERED = `
  nameless as materialized (
    select file.line, file.serial_number is not null as has_serial, coalesce(file.availability = 'SOLD', false) as is_sold, file.category, file.is_new, file.color,
      file.mileage, file.model_year, array[${facts('file', MODEL)}] as model, array[${facts('file', WHOLE)}] as whole
    from inventory_file file
    where not $1::boolean and file.id is null and file.stock_number is null and file.vin is null
      and file.name is not null and file.brand is not null and not exists (select from by_number where by_number.line = file.line)
  ),
  unnumbered as materialized (
    select stock.id, stock.serial_number is not null as has_serial, stock.availability = 'SOLD' as is_sold, stock.created_at, stock.category, stock.is_new, stock.color,
      stock.mileage, stock.model_year, array[${facts('stock', MODEL)}] as model, array[${facts('stock', WHOLE)}] as whole
    from vehicles stock
    where stock.stock_number is null and stock.vin is null and exists (select from nameless)
      and not exists (select from by_id where by_id.vehicle_id = stock.id)
      and stock.id not in (select unnest(ids) from by_number)
  ),
  same as materialized (
    select line, id
    from (select line, whole, row_number() over (partition by whole order by is_sold, line) as place from nameless where not has_serial) file
    join (
      select id, whole, row_number() over (partition by whole order by is_sold, created_at, length(id), id) as place
      from unnumbered
    ) stock using (whole, place)
  ),
  edited as (
    select model, has_serial, array_agg(line) as lines from nameless
    where line not in (select line from same) group by model, has_serial
  ),
  unmatched as (
    select model, serial.has_serial, array_agg(id order by length(id), id) as ids
    from unnumbered cross join (values (false), (true)) serial (has_serial)
    where not is_sold and id not in (select id from same) and not (unnumbered.has_serial and serial.has_serial)
    group by model, serial.has_serial
  ),
  resembling as (
    select line, ids, cardinality(lines) > 1 or cardinality(ids) > 1
      or not (${agrees('category', 'is_new', 'color', 'mileage', 'model_year')}) as is_unclear
    from edited join unmatched using (model, has_serial)
    cross join lateral unnest(lines) each (line)
    join nameless file using (line)
    join unnumbered stock on stock.id = ids[1]
  )
`

/**
 * The vehicle of each row: `id` is that of the vehicle in stock, or of one that the row adds, and null where it is yet to be made.
 * `named_by` is what names it. `candidates` are vehicles of which the row may mean any. $1: rows can only change vehicles.
 */
export const CREATE_CARTS = `
  create temporary table inventory_carts on commit drop as
  with by_id as materialized (
    select line, coalesce(exact.vehicle_id, alike.vehicle_id) as vehicle_id
    from inventory_file file
    left join vehicle_addresses exact on exact.address = file.id
    left join (select lower(address) as address, min(vehicle_id) as vehicle_id from vehicle_addresses group by 1) alike
      on alike.address = lower(file.id)
    where file.id is not null
  ),
  by_number as (
    select line, min(field) as field, array_agg(id order by sold_at desc, id) as ids, bool_and(is_sold) as is_sold
    from (
      select *, min(place) over (partition by line) as best
      from (${NUMBERS.map(matchesByNumber).join(' union all ')}) named
    ) ranked
    where place = best
    group by line
  ),
  ${UNNUMBERED},
  found as (
    select file.line, file.id as given_id,
      case
        when file.id is not null then by_id.vehicle_id
        when is_sold or cardinality(by_number.ids) = 1 then by_number.ids[1]
        when not is_unclear then resembling.ids[1]
        else same.id
      end as vehicle_id,
      case
        when file.id is not null then 'id'
        else coalesce(by_number.field, case when file.stock_number is not null then 'stockNumber' when file.vin is not null then 'vin'
          when file.serial_number is not null and resembling.line is null then 'serialNumber' end)
      end as named_by,
      case
        when not is_sold and cardinality(by_number.ids) > 1 then by_number.ids[:3]
        when is_unclear then resembling.ids[:3]
      end as candidates
    from inventory_file file
    left join by_id using (line)
    left join by_number using (line)
    left join same using (line)
    left join resembling using (line)
  )
  select line, named_by, candidates, vehicle_id, coalesce(vehicle_id, given_id) as id,
    first_value(line) over (partition by coalesce(vehicle_id, lower(given_id), line::text collate "C") order by line) as first_line
  from found
`

/** Rows that add a vehicle whose id is yet to be made. */
export const CARTS_WITHOUT_ID = `
  select line, made_id as "madeId", stock_number as "stockNumber"
  from inventory_carts join inventory_file file using (line)
  where inventory_carts.id is null and candidates is null
  order by line
`

/** Names that a new vehicle cannot have, in lowercase. */
export const TAKEN_NAMES = `
  select lower(name) as name from (
    select address from vehicle_addresses
    union all select id from locations
    union all select id from rental_plans
    union all select id from inventory_file where id is not null
    union all select jsonb_array_elements_text(aliases) from inventory_file
  ) taken (name)
`

export const NAME_CARTS = `
  update inventory_carts set id = made.id
  from unnest($1::integer[], $2::text[]) made (line, id) where made.line = inventory_carts.line
`

export const ANALYZE_CARTS = 'analyze inventory_carts (line, id, vehicle_id)'

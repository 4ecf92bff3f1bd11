import { bare } from './identity.sql.ts'

/**
 * Gives the rows of a file one spelling of each value: that in stock, unless the file changes the spelling of all vehicles that
 * have it; among new ones, the most frequent. Most files spell as the stock does: only what is spelled in several ways is counted.
 */
const spelling = (column: string) => `
  with spellings as (
    select ${column} as spelling from vehicles where ${column} is not null
    union select ${column} from inventory_file where ${column} is not null
  ),
  differing as materialized (
    select unnest(array_agg(spelling)) as spelling from spellings group by ${bare('spelling')} having count(*) > 1
  ),
  used as (
    select ${column} as spelling, null::integer as line from vehicles
    where ${column} in (select spelling from differing) and not exists (
      select from inventory_carts join inventory_file file using (line)
      where vehicle_id = vehicles.id and file.${column} is not null
    )
    union all
    select ${column}, line from inventory_file where ${column} in (select spelling from differing)
  ),
  counted as (
    select spelling, ${bare('spelling')} as key, count(*) as times, min(line) as line,
      spelling in (select ${column} from vehicles where ${column} is not null) as is_in_stock
    from used group by spelling
  ),
  chosen as (
    select distinct on (key) key, spelling from counted order by key, is_in_stock desc, times desc, line
  )
  update inventory_file file set ${column} = spelling from chosen
  where key = ${bare(`file.${column}`)} and file.${column} <> spelling
`

const letters = (text: string) => `regexp_replace(lower(${text}), '[^[:alnum:]]+', '', 'g')`

/** A place by its id or name, or by its name without the dealer's. */
const PLACES = `
  update inventory_file file set location = place.id from locations place
  where file.location <> place.id
    and ${letters('file.location')} in (${letters('place.id')}, ${letters('place.name')}, ${letters("split_part(place.name, ' – ', 2)")})
`

/** Statements over inventory_file, once inventory_carts has the vehicle of each row. */
export const SPELLINGS = [...['brand', 'category', 'color'].map(spelling), PLACES]

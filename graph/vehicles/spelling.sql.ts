import sql, { type Sql } from 'sql-template-tag'
import { knownValues } from './vehicle.sql.ts'

/** Of the letter triples of both texts together, the part that both have: "denogo" and "Denago" share 0.4. */
const LEAST_SIMILARITY = 0.3
const SHORTEST_WORD = 3
const MOST_SPELLINGS = 3

/**
 * Brands and series in stock, or their words, that are spelt like a search, the closest first. Each finds something as a search.
 */
export function selectSpellings(search: string): Sql {
  return sql`
    select min(text collate "C") as text
    from (
      select distinct on (kind, value) kind, value, text, similarity(text, ${search}) as closeness
      from (
        select 'brand' as kind, value from (${knownValues('brand')}) brands
        union all
        select 'category', value from (${knownValues('category')}) categories
      ) names
      cross join lateral (
        select value as text
        union all
        select word from regexp_split_to_table(value, '\\s+') as word where length(word) >= ${SHORTEST_WORD}
      ) texts
      where similarity(text, ${search}) >= ${LEAST_SIMILARITY} and lower(text) <> lower(trim(${search}))
      order by kind, value, closeness desc, text
    ) spellings
    group by lower(text)
    order by max(closeness) desc, 1
    limit ${MOST_SPELLINGS}
  `
}

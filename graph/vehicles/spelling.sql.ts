import sql, { type Sql } from 'sql-template-tag'
import { knownValues } from './vehicle.sql.ts'

/** The share of trigrams that two texts have in common: 0.4 for "denogo" and "Denago". */
const LEAST_SIMILARITY = 0.3
const SHORTEST_WORD = 3
const MOST_SPELLINGS = 3

/**
 * Brands and series in stock, or words of them, that are spelled like a search, the closest first. Each of them finds vehicles.
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

import sql, { join, raw, type Sql } from 'sql-template-tag'
import { conditionsOf, type ExactFilter, type FilterPart, matches } from './conditions.sql.ts'

/** The column that a facet counts by, and the part of the filter that it leaves out. */
const FACETS = {
  brands: { column: 'brand', part: 'brand' },
  categories: { column: 'category', part: 'category' },
  seats: { column: 'seats', part: 'seats' },
  conditions: { column: 'is_new', part: 'isNew' },
  availability: { column: 'in_stock', part: 'inStock' },
  ranges: { column: 'range_min_miles', part: 'range' },
} as const satisfies Record<string, { column: string; part: FilterPart }>

export type FacetName = keyof typeof FACETS

export interface CountRow {
  facet: FacetName | 'total'
  value: string | null
  count: number
  minPrice: number | null
  maxPrice: number | null
}

const KINDS = Object.values(FACETS)
const COLUMNS = raw(KINDS.map(({ column }) => column).join(', '))
const GROUPING = sql`grouping(${COLUMNS})`

export function countMatches(filter: ExactFilter): Sql {
  return sql`select count(*)::integer as total from vehicles where ${matches(filter)}`
}

/**
 * The total and all facets in one scan. Each row is a value of the `facet` it names; the row of the facet "total" has the
 * total and the price range. Vehicles are first counted by the columns of all facets, which one index covers, and the
 * facets are sums of these few counts.
 */
export function countVehicles(filter: ExactFilter): Sql {
  const conditions = conditionsOf(filter)
  const holds = KINDS.map(({ column, part }) => sql`${conditions[part]} as ${raw(`of_${column}`)}`)
  return sql`
    select
      case ${GROUPING} ${join(
        eachFacet((name) => sql`${raw(`'${name}'`)}`),
        ' ',
      )} else 'total' end as facet,
      coalesce(${raw(KINDS.map(({ column }) => `${column}::text`).join(', '))}) as value,
      coalesce(case ${GROUPING}
        ${join(
          eachFacet((_name, column) => sumOfKinds(column)),
          ' ',
        )}
        else ${sumOfKinds()}
      end, 0)::integer as count,
      min(lowest) filter (where ${everyKind()}) as "minPrice",
      max(highest) filter (where ${everyKind()}) as "maxPrice"
    from (
      select ${COLUMNS}, ${join(holds)},
        count(*) filter (where ${conditions.price}) as number, min(price) as lowest, max(price) as highest
      from vehicles where ${matches(filter, { without: ['price', ...KINDS.map(({ part }) => part)] })}
      group by ${COLUMNS}
    ) kinds
    group by grouping sets (${raw(KINDS.map(({ column }) => `(${column})`).join(', '))}, ())
    order by brand collate "C", category collate "C", seats, is_new desc, in_stock desc, range_min_miles
  `
}

/** For each band of prices that has vehicles its number: 0 is below the first bound, 1 from the first bound on. */
export function countBands(filter: ExactFilter, bounds: readonly number[]): Sql {
  return sql`
    select width_bucket(price, ${bounds}::numeric[]) as band, count(*)::integer as count
    from vehicles where ${matches(filter, { without: ['price'] })}
    group by band
  `
}

/** A branch of a case over GROUPING for each facet. */
function eachFacet(value: (name: string, column: string) => Sql): Sql[] {
  return Object.entries(FACETS).map(([name, { column }], index) => {
    // grouping() has a bit for each column that the row is not grouped by, the last column's bit being the lowest.
    const bits = (1 << KINDS.length) - 1 - (1 << (KINDS.length - 1 - index))
    return sql`when ${raw(String(bits))} then ${value(name, column)}`
  })
}

function sumOfKinds(leftOut?: string): Sql {
  return sql`sum(number) filter (where ${everyKind(leftOut)})`
}

function everyKind(leftOut?: string): Sql {
  const columns = KINDS.map(({ column }) => column).filter((column) => column !== leftOut)
  return raw(columns.map((column) => `of_${column}`).join(' and '))
}

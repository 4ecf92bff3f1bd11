import sql, { join, raw, type Sql } from 'sql-template-tag'
import { isOneOf } from '#graph/database/is-one-of.ts'
import { selectList, type VehicleColumn } from './vehicle-columns.ts'

/**
 * For each given vehicle ("similarTo") the most similar vehicles in stock: same category first, then same brand, then
 * nearest price. Candidates are the nearest by price on either side with the same series, category or brand, and among
 * all: each group is a short index scan, however many vehicles there are.
 */
export function selectSimilar(
  table: 'vehicles' | 'withdrawn_vehicles',
  ids: readonly string[],
  limit: number,
  columns?: readonly VehicleColumn[],
): Sql {
  return sql`
    select "similarTo", ${selectList(columns)}
    from (
      select origin.id as "similarTo", similar_vehicle.*
      from (select id, category, brand, price from ${raw(table)} where ${isOneOf(sql`id`, ids)}) origin
      cross join lateral (
        select candidate.*,
          row_number() over (
            order by candidate.category = origin.category desc, candidate.brand = origin.brand desc,
              abs(candidate.price - origin.price), candidate.id
          ) as place
        from vehicles candidate
        where candidate.id in (${candidates(limit)})
        order by place
        limit ${limit}
      ) similar_vehicle
    ) found
    order by "similarTo", place
  `
}

function candidates(limit: number): Sql {
  const groups = [
    sql`category = origin.category and brand = origin.brand`,
    sql`category = origin.category`,
    sql`brand = origin.brand`,
    sql`true`,
  ]
  const nearest = groups.flatMap((group) => [
    nearestByPrice(group, sql`price >= origin.price`, 'asc', limit),
    nearestByPrice(group, sql`price < origin.price`, 'desc', limit),
  ])
  return join(nearest, ' union all ')
}

function nearestByPrice(group: Sql, side: Sql, direction: 'asc' | 'desc', limit: number): Sql {
  return sql`(
    select id from vehicles
    where in_stock and ${group} and ${side} and id <> origin.id
    order by price ${raw(direction)}, id
    limit ${limit}
  )`
}

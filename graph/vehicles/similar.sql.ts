import sql, { join, raw, type Sql } from 'sql-template-tag'
import { VEHICLE_COLUMNS } from './vehicle.sql.ts'

/**
 * For each given vehicle ("similarTo") the most similar vehicles in stock: as many seats first, then same use, then same
 * category, then nearest price. Candidates are the nearest by price on either side with the same category, with as many
 * seats, and among all: each group is a short index scan, however many vehicles there are.
 */
export function selectSimilar(table: 'vehicles' | 'withdrawn_vehicles', ids: readonly string[], limit: number): Sql {
  return sql`
    select "similarTo", ${VEHICLE_COLUMNS}
    from (
      select origin.id as "similarTo", similar_vehicle.*
      from (
        select id, category, price, ${seatsAndUse(table)}
        from ${raw(table)} vehicle where id = any (${ids as string[]})
      ) origin
      cross join lateral (
        select candidate.*,
          row_number() over (
            order by coalesce(candidate.seats = origin.seats, false) desc,
              coalesce(${isUtility('candidate')} = origin.is_utility, false) desc,
              candidate.category = origin.category desc, abs(candidate.price - origin.price), candidate.id
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

/** For a withdrawn vehicle, whose seats and use are not stored. */
function seatsAndUse(table: 'vehicles' | 'withdrawn_vehicles'): Sql {
  return table === 'vehicles'
    ? sql`seats, ${isUtility('vehicle')} as is_utility`
    : sql`null::smallint as seats, null::boolean as is_utility`
}

/** Utility carts are those with a cargo bed: a rear deck for luggage does not count. */
function isUtility(vehicle: 'vehicle' | 'candidate'): Sql {
  const column = (name: string) => raw(`${vehicle}.${name}`)
  return sql`lower(${column('description')} || ' ' || ${column('features')}::text) ~ '\\m(cargo bed|utility)\\M'`
}

function candidates(limit: number): Sql {
  const groups = [
    sql`seats = origin.seats and category = origin.category`,
    sql`seats = origin.seats`,
    sql`category = origin.category`,
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

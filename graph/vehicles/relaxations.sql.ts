import sql, { join, raw, type Sql } from 'sql-template-tag'
import { type ExactFilter, type FilterPart, givenParts, matches } from './conditions.sql.ts'

/** For each part of the filter, the number of vehicles that match all others. */
export type RelaxationCounts = Partial<Record<FilterPart, number>>

/** One row, by one scan; with a search by two, the first of which uses an index. */
export function countRelaxations(filter: ExactFilter): Sql | undefined {
  const parts = givenParts(filter).filter((part) => part !== 'addresses')
  const others = parts.filter((part) => part !== 'search')
  const counts = [
    ...(others.length > 0 ? [countWithoutEach(filter, others)] : []),
    ...(others.length < parts.length ? [countWithoutSearch(filter)] : []),
  ]
  return counts.length > 0 ? sql`select * from ${join(counts)}` : undefined
}

function countWithoutEach(filter: ExactFilter, parts: FilterPart[]): Sql {
  const counts = parts.map((part) => {
    const rest = parts.filter((other) => other !== part)
    return sql`count(*) filter (where ${matches(filter, { only: rest })})::integer as ${raw(`"${part}"`)}`
  })
  return sql`(select ${join(counts)} from vehicles where ${matches(filter, { only: ['addresses', 'search'] })}) without_each`
}

function countWithoutSearch(filter: ExactFilter): Sql {
  return sql`
    (select count(*)::integer as search from vehicles where ${matches(filter, { without: ['search'] })}) without_search
  `
}

import sql, { type Sql } from 'sql-template-tag'

/**
 * Whether a column has one of the values. The length of an array decides over the plan, so that Postgres plans a prepared
 * statement with an array anew each time; a single value is compared by `=`, for which it keeps the plan.
 */
export function isOneOf(column: Sql, values: readonly string[]): Sql {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any (${values})`
}

import sql, { type Sql } from 'sql-template-tag'

/**
 * Whether a column has one of the values. Postgres plans a prepared statement with an array anew each time, because the
 * plan depends on the array's length; for a single value, compared by `=`, it keeps the plan.
 */
export function isOneOf(column: Sql, values: readonly string[]): Sql {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any (${values})`
}

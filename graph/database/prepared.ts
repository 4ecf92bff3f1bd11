import type { Sql } from 'sql-template-tag'

const NAMES = new Map<string, string>()

/**
 * Marks a statement that runs all the time and always has the same text: Postgres plans it once for each connection. Planning takes
 * three times as long as finding a row.
 */
export function prepared(statement: Sql): Sql {
  if (!NAMES.has(statement.text)) NAMES.set(statement.text, `prepared_${NAMES.size}`)
  return statement
}

/** The name by which a connection knows a prepared statement. */
export const nameOf = (text: unknown): string | undefined => NAMES.get(String(text))

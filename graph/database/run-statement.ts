import sql, { type Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { poolOf } from './data-source.ts'

export function runStatement<Row>(
  database: { query<Result>(text: string, values: unknown[]): Promise<Result> },
  { text, values }: Sql,
): Promise<Row[]> {
  return database.query(text, values)
}

/**
 * Runs a named prepared statement, which each connection plans only once. For fixed statements whose planning takes longer than
 * their execution.
 */
export async function runNamed<Row extends object>(
  database: DataSource,
  name: string,
  { text, values }: Sql,
): Promise<Row[]> {
  database.logger.logQuery(text, values)
  // Not `pool.query`, which discards the connection after an error of the statement.
  const client = await poolOf(database).connect()
  try {
    return (await client.query<Row>({ name, text, values })).rows
  } finally {
    client.release()
  }
}

/** Texts as JSON: with an array, Postgres would plan a named statement each time, because the best plan depends on the length. */
export function textList(texts: readonly string[]): Sql {
  // Postgres refuses a lone surrogate in JSON; the conversion to UTF-8 replaces it.
  const wellFormed = texts.map((text) => Buffer.from(text).toString())
  return sql`select jsonb_array_elements_text(${JSON.stringify(wellFormed)}::jsonb)`
}

import { LRUCache } from 'lru-cache'
import type { Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'

/** A statement that each connection parses and plans once. */
export interface PreparedStatement {
  name: string
  text: string
  values: unknown[]
}

// Every connection keeps every one of them for as long as it lives.
const MAX_PREPARED = 100
const MAX_REMEMBERED = 1000
const RUNS_WORTH_PREPARING = 3

const runs = new LRUCache<string, number>({ max: MAX_REMEMBERED })
const names = new Map<string, string>()

/**
 * Runs a statement, as a prepared one once the same text has come a few times. For statements whose best plan does not
 * depend on their values.
 */
export function runPrepared<Row>(database: Pick<DataSource, 'query'>, { text, values }: Sql): Promise<Row[]> {
  const name = nameOf(text)
  if (!name) return database.query(text, values)
  // TypeORM hands over to pg what it is given, and pg knows such statements.
  const statement: PreparedStatement = { name, text, values }
  return database.query(statement as unknown as string)
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_PREPARED) return known
  const count = (runs.get(text) ?? 0) + 1
  runs.set(text, count)
  if (count < RUNS_WORTH_PREPARING) return undefined
  const name = `prepared_${names.size + 1}`
  names.set(text, name)
  return name
}

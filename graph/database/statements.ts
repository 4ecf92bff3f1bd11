import type { Sql } from 'sql-template-tag'
import type { QueryRunner } from 'typeorm'

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

export function runStatement<Row>(
  database: { query<Result>(text: string, values: unknown[]): Promise<Result> },
  { text, values }: Sql,
): Promise<Row[]> {
  return database.query(text, values)
}

const ROWS_AT_ONCE = 500

export type CopyValue = string | number | boolean | null

/** Inserts rows, whose values are in the order of the table's columns and in the text form of their types. */
export async function copyRows(runner: QueryRunner, table: string, rows: AsyncIterable<CopyValue[]>): Promise<void> {
  for await (const some of chunksOf(rows, ROWS_AT_ONCE))
    await runner.query(`insert into ${table} select * from unnest($1::${table}[])`, [some.map(recordOf)])
}

export async function* chunksOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let chunk: Item[] = []
  for await (const item of items) {
    if (chunk.push(item) < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}

/** A row as Postgres writes it: `(1,"a text",)`; nothing is null. */
const recordOf = (row: CopyValue[]): string => `(${row.map(cell).join(',')})`

function cell(value: CopyValue): string {
  if (value === null) return ''
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '$&$&')}"` : String(value)
}

/** The name of the column of a class's property: `first_name` for `firstName`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

import type { Sql } from 'sql-template-tag'

export function runStatement<Row>(
  database: { query<Result>(text: string, values: unknown[]): Promise<Result> },
  { text, values }: Sql,
): Promise<Row[]> {
  return database.query(text, values)
}

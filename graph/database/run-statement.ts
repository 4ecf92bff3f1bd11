import type { Sql } from 'sql-template-tag'

/** The rows of a statement that is planned anew each time; see `runPrepared` for the others. */
export function runStatement<Row>(
  database: { query<Result>(text: string, values: unknown[]): Promise<Result> },
  { text, values }: Sql,
): Promise<Row[]> {
  return database.query(text, values)
}

import type { QueryRunner } from 'typeorm'

const ROWS_AT_ONCE = 500

export type CopyValue = string | number | boolean | null

/** Inserts rows, whose values are in the order of the table's columns and in the text form of their types. */
export async function copyRows(runner: QueryRunner, table: string, rows: AsyncIterable<CopyValue[]>): Promise<void> {
  const insert = (records: string[]) =>
    runner.query(`insert into ${table} select * from unnest($1::${table}[])`, [records])
  let records: string[] = []
  for await (const row of rows) {
    records.push(recordOf(row))
    if (records.length < ROWS_AT_ONCE) continue
    await insert(records)
    records = []
  }
  if (records.length > 0) await insert(records)
}

/** A row as Postgres writes it: `(1,"a text",)`; nothing is null. */
const recordOf = (row: CopyValue[]): string => `(${row.map(cell).join(',')})`

function cell(value: CopyValue): string {
  if (value === null) return ''
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '$&$&')}"` : String(value)
}

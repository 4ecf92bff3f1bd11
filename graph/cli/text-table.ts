import { escapeUnprintable, onOneLine } from './terminal-text.ts'

export type TextColumn<Row> = [heading: string, cell: (row: Row) => string]

/** One line for each row under a line of headings. */
export function textTable<Row>(columns: TextColumn<Row>[], rows: Row[]): string {
  const cells = rows.map((row) => columns.map(([, cell]) => escapeUnprintable(onOneLine(cell(row)))))
  const table = [columns.map(([heading]) => heading), ...cells]
  const widths = columns.map((_, column) => table.reduce((most, row) => Math.max(most, row[column]!.length), 0))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}

/** Seconds are exact enough for people. */
export const utc = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ')

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

export function print(text: string): void {
  process.stdout.write(text)
}

/** Keeps a stranger's text from controlling the terminal: colours, cursor, title, direction of writing. */
export const escapeUnprintable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    character === '\n' ? character : character.replace(/./gs, unicodeEscape),
  )

/** The escape of one UTF-16 code unit. */
const unicodeEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

export const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ')

/** "1 change", "2 changes". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`

export type TextColumn<Row> = [heading: string, cell: (row: Row) => string]

/** One line for each row under a line of headings. */
export function textTable<Row>(columns: TextColumn<Row>[], rows: Row[]): string {
  const cells = rows.map((row) => columns.map(([, cell]) => escapeUnprintable(withSingleSpaces(cell(row)))))
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

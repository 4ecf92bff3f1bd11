import { csvRecords } from '#graph/inventory/file/csv-file.ts'
import { found, ProblemList, UnreadableFileError } from '#graph/inventory/file/file-problem.ts'
import { textChunks } from '#graph/inventory/file/text-chunks.ts'
import { type CalendarRow, COLUMNS, checkRow, type NewEntry } from './calendar-row.ts'

const MOST_ROWS = 500

/** The entries of calendar.csv, or its problems. */
export async function readCalendarFile(path: string, places: readonly string[]): Promise<NewEntry[] | ProblemList> {
  const problems = new ProblemList()
  const entries: NewEntry[] = []
  let columns: string[] | undefined
  try {
    for await (const { cells, line } of csvRecords(textChunks(path))) {
      if (!columns) columns = readHeader(cells, line)
      else {
        if (entries.length + problems.count >= MOST_ROWS)
          throw new UnreadableFileError(line, `expected at most ${MOST_ROWS} rows`)
        const row: CalendarRow = Object.fromEntries(columns.map((name, index) => [name, cells[index]?.trim()]))
        const entry = checkRow(row, places)
        if (!Array.isArray(entry)) entries.push(entry)
        else for (const problem of entry) problems.add({ line, ...problem })
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    problems.add({ line: error.line, message: error.message })
  }
  return problems.count > 0 ? problems : entries
}

function readHeader(cells: string[], line: number): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const isKnown = names.every((name) => (COLUMNS as readonly string[]).includes(name))
  if (isKnown && names.includes('kind') && names.includes('from')) return names
  throw new UnreadableFileError(
    line,
    `expected columns among ${COLUMNS.join(', ')}, with kind and from, found ${names.map(found).join(', ')}`,
  )
}

import { CellError, cleanLine, isWordForNothing } from '#graph/files/clean-text.ts'
import { found, ProblemList, UnreadableFileError } from '#graph/files/file-problem.ts'
import { tableRows } from '#graph/files/table.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import { type CalendarRow, COLUMNS, checkRow, dealerDate, type NewEntry, type Place } from './calendar-row.ts'

const MOST_ROWS = 500
/** Days after which a day that nobody has entered before is taken for one of another year. */
const LATEST_DAYS = 31

interface Known {
  places: readonly Place[]
  /** The entries that an earlier file has set: a sheet keeps its past days. */
  entries: readonly Pick<NewEntry, 'kind' | 'firstDay'>[]
}

/** The entries of calendar.csv, or its problems. */
export async function readCalendarFile(
  path: string,
  { places, entries: earlier }: Known,
): Promise<NewEntry[] | ProblemList> {
  const problems = new ProblemList()
  const entries: NewEntry[] = []
  try {
    for await (const { cells, row, line, problem } of tableRows(textChunks(path), { columns: COLUMNS, lacks })) {
      if (entries.length + problems.count >= MOST_ROWS)
        throw new UnreadableFileError(line, `The calendar has more than ${MOST_ROWS} rows. Remove those that are past.`)
      if (problem) {
        problems.add({ line, row, message: problem })
        continue
      }
      const entry = checkCells(cells, places)
      if (Array.isArray(entry)) for (const each of entry) problems.add({ line, row, ...each })
      else {
        const wrongYear = yearProblemOf(entry, earlier)
        if (wrongYear) problems.add({ line, row, column: 'from', message: wrongYear })
        entries.push(entry)
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    problems.add({ line: error.line, message: error.message })
  }
  return problems.count > 0 ? problems : entries
}

function checkCells(cells: CalendarRow, places: readonly Place[]) {
  const row: CalendarRow = {}
  for (const name of COLUMNS) {
    try {
      const { text } = cleanLine(cells[name] ?? '')
      row[name] = isWordForNothing(text) ? '' : text
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      return [{ column: name, message: error.message }]
    }
  }
  // The row would mean another day each time when it is read.
  const moving = (['from', 'to'] as const).filter((name) => /^(?:today|tomorrow)$/i.test(row[name] ?? ''))
  if (moving.length > 0)
    return moving.map((column) => ({
      column,
      message: `${found(row[column])} is another day tomorrow. Write the date, such as ${dealerDate()}.`,
    }))
  return checkRow(row, places)
}

function yearProblemOf({ kind, firstDay, lastDay }: NewEntry, earlier: Known['entries']): string | undefined {
  if (lastDay >= dealerDate(-LATEST_DAYS)) return undefined
  if (earlier.some((entry) => entry.kind === kind && entry.firstDay === firstDay)) return undefined
  const today = dealerDate()
  const thisYear = today.slice(0, 4) + firstDay.slice(4)
  const year = Number(today.slice(0, 4)) + (thisYear < today ? 1 : 0)
  return `${firstDay} is long past. Did you mean ${year}?`
}

function lacks(names: readonly string[]): string | undefined {
  const missing = ['kind', 'from'].filter((name) => !names.includes(name))
  return missing.length > 0
    ? `There is no column ${missing.join(', ')}. The columns are ${COLUMNS.join(', ')}.`
    : undefined
}

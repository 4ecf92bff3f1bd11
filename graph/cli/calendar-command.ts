import { type CalendarRow, checkRow, dealerDate, type NewEntry } from '#graph/calendar/calendar-row.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { parseArguments } from './program.ts'

export type CalendarCommand =
  | { name: 'list' }
  | { name: 'add'; row: CalendarRow }
  | { name: 'remove'; id: number }
  | { name: 'import'; file: string }

const USAGE = `Usage: ${TYPED_COMMANDS.calendar} COMMAND

  close DAY [WORDS]        closes the doors, such as: close today "Snow"
  open DAY HOURS [WORDS]   other hours than the week's, such as: open 2026-12-24 9:00-13:00 "Christmas Eve"
  notice DAY WORDS         one line at the top of every page, of at most 140 characters
  list                     all entries that are not past
  remove ID                takes an entry back
  import FILE.csv          replaces the entries that came from a file

  --until DAY              with close, open and notice: the last day; by default it is one day
  --places scranton,…      with close and open: only there

  DAY is today, tomorrow or a date such as 2026-12-24, at the dealer's`

const OPTIONS = { until: { type: 'string' }, places: { type: 'string' } } as const

/** Where a person typed what a column of the file has. */
const ARGUMENTS: Record<keyof CalendarRow, string> = {
  kind: 'COMMAND',
  from: 'DAY',
  to: '--until',
  places: '--places',
  opens: 'HOURS',
  closes: 'HOURS',
  words: 'WORDS',
}

/** Reads the command line; throws a StartError with the usage. */
export function parseCalendarCommand(args: string[]): CalendarCommand {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE)
  const [name, subject, ...rest] = positionals
  if (name === 'close' || name === 'open' || name === 'notice') {
    if (!subject) throw new StartError(USAGE)
    const [opens, closes] = name === 'open' ? splitHours(rest.shift()) : []
    const kind = name === 'close' ? 'closed' : name
    const row = { kind, from: subject, to: values.until, places: values.places, opens, closes, words: rest.join(' ') }
    return { name: 'add', row }
  }
  if (values.until || values.places || rest.length > 0) throw new StartError(USAGE)
  if (name === 'list' && !subject) return { name }
  if (name === 'remove' && /^\d{1,9}$/.test(subject ?? '')) return { name, id: Number(subject) }
  if (name === 'import' && subject) return { name, file: subject }
  throw new StartError(USAGE)
}

function splitHours(hours = ''): string[] {
  const parts = hours.split(/[-–]/)
  if (parts.length === 2) return parts
  throw new StartError(`HOURS must be two times of a day such as 9:00-13:00, found ${JSON.stringify(hours)}.`)
}

/** The entry that a person typed; throws a StartError that says what is wrong. */
export function typedEntry(row: CalendarRow, places: readonly string[]): NewEntry {
  const entry = checkRow(row, places)
  if (Array.isArray(entry)) {
    throw new StartError(
      entry.map(({ column, message }) => `${ARGUMENTS[column as keyof CalendarRow]}: ${message}`).join('\n'),
    )
  }
  if (entry.lastDay < dealerDate())
    throw new StartError(`${entry.lastDay} is past: it is ${dealerDate()} at the dealer's.`)
  return entry
}

import type { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import { type CalendarRow, checkRow, dealerDate, type NewEntry, type Place } from '#graph/calendar/calendar-row.ts'
import { StartError } from '#graph/runtime/start-error.ts'

/** The argument that each column of the file has in the command. */
const ARGUMENTS: Record<keyof CalendarRow, string> = {
  kind: 'COMMAND',
  from: 'DAY',
  to: '--until',
  places: '--places',
  opens: 'HOURS',
  closes: 'HOURS',
  words: 'WORDS',
}

/** The entry that a person typed as DAY [HOURS] [WORDS]; throws a StartError that says what is wrong. */
export function typedEntry(
  kind: CalendarEntry['kind'],
  [day, ...rest]: string[],
  { until, places }: { until?: string; places?: string },
  knownPlaces: readonly Place[],
): NewEntry {
  const [opens, closes] = kind === 'open' ? splitHours(rest.shift()) : []
  const row = { kind, from: day, to: until, places, opens, closes, words: rest.join(' ') }
  const entry = checkRow(row, knownPlaces)
  if (Array.isArray(entry)) {
    throw new StartError(
      entry.map(({ column, message }) => `${ARGUMENTS[column as keyof CalendarRow]}: ${message}`).join('\n'),
    )
  }
  if (entry.lastDay < dealerDate())
    throw new StartError(`${entry.lastDay} is past: it is ${dealerDate()} at the dealer's.`)
  return entry
}

function splitHours(hours = ''): string[] {
  const parts = hours.split(/[-–]/)
  if (parts.length === 2) return parts
  throw new StartError(`HOURS must be two times of a day such as 9:00-13:00, found ${JSON.stringify(hours)}.`)
}

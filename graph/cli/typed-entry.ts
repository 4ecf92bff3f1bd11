import type { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import type { CalendarRow } from '#graph/calendar/calendar-row.ts'
import type { FieldProblem } from '#graph/database/change.ts'
import { StartError } from '#graph/runtime/start-error.ts'

/** The argument that the command has for each field. */
const ARGUMENTS: Record<keyof CalendarRow | 'id', string> = {
  id: 'ID',
  kind: 'COMMAND',
  from: 'DAY',
  to: '--until',
  weekdays: '--weekdays',
  places: '--places',
  opens: 'HOURS',
  closes: 'HOURS',
  words: 'WORDS',
}

/** What a person typed as DAY [HOURS] [WORDS]. */
export function typedRow(
  kind: CalendarEntry['kind'],
  [day, ...rest]: string[],
  { until, weekdays, places }: { until?: string; weekdays?: string; places?: string },
): CalendarRow {
  const [opens, closes] = kind === 'open' ? splitHours(rest.shift()) : []
  return { kind, from: day, to: until, weekdays, places, opens, closes, words: rest.join(' ') }
}

export function typedProblems(problems: FieldProblem<keyof typeof ARGUMENTS>[]): string {
  return problems.map(({ field, message }) => `${ARGUMENTS[field]}: ${message}`).join('\n')
}

function splitHours(hours = ''): string[] {
  const parts = hours.split(/[-–]/)
  if (parts.length === 2) return parts
  throw new StartError(`HOURS must be two times of a day such as 9:00-13:00, found ${JSON.stringify(hours)}.`)
}

import { dayAt, type Schedule, wallClock } from './opening-hours.ts'

const FARTHEST = 60
const FRIDAY = 4

type Day = ReturnType<typeof dayAt>

/** The days from tomorrow on at the dealer's that are open, in order. */
function* openFrom(schedule: Schedule, at: number, offset: number): Generator<Day> {
  for (let ahead = 1; ahead <= FARTHEST; ahead++) {
    const day = dayAt(schedule, at, offset, ahead)
    if (day.hours) yield day
  }
}

/** The date (YYYY-MM-DD) of the so many-th business day after a moment: Monday to Friday, but for days on which the dealer is closed. */
export const businessDay = (schedule: Schedule, at: number, offset: number, count: number): string | undefined =>
  [...openFrom(schedule, at, offset)].filter(({ weekday }) => weekday <= FRIDAY)[count - 1]?.date

/**
 * The dates of the next open days for which somebody can ask in a message: the answer comes within an open day, so the first of
 * them is left out.
 */
export const daysToAskFor = (schedule: Schedule, at: number, offset: number): string[] =>
  [...openFrom(schedule, at, offset)].slice(1).map(({ date }) => date)

/** Why the dealer cannot do it on that day: it has passed, the place is closed, or it comes before an answer could. */
export type DayFault = 'PAST' | 'CLOSED' | 'SOON'

export function dayFault(schedule: Schedule, day: string, at: number, offset: number): DayFault | undefined {
  if (day < wallClock(at, offset).date) return 'PAST'
  if (!dayAt(schedule, Date.parse(day), 0).hours) return 'CLOSED'
  const [first = day] = daysToAskFor(schedule, at, offset)
  return day < first ? 'SOON' : undefined
}

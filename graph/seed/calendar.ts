import type { NewEntry } from '#graph/calendar/calendar-row.ts'

const YEARS = 5

/** The first such weekday (0 is Sunday) from a day on. */
function weekdayFrom(day: string, weekday: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7))
  return date.toISOString().slice(0, 10)
}

export const holidaysOf = (year: number): (NewEntry & { source: 'seed' })[] =>
  [
    [`${year}-01-01`, 'New Year’s Day'],
    [weekdayFrom(`${year}-05-25`, 1), 'Memorial Day'],
    [`${year}-07-04`, 'Independence Day'],
    [weekdayFrom(`${year}-09-01`, 1), 'Labor Day'],
    [weekdayFrom(`${year}-11-22`, 4), 'Thanksgiving'],
    [`${year}-12-25`, 'Christmas'],
  ].map(([date, words]) => ({
    source: 'seed' as const,
    kind: 'closed' as const,
    firstDay: date!,
    lastDay: date!,
    weekdays: null,
    places: null,
    opens: null,
    closes: null,
    words: words!,
  }))

/** Of this year and the next four. */
export const HOLIDAYS = Array.from({ length: YEARS }, (_, index) => new Date().getFullYear() + index).flatMap(
  holidaysOf,
)

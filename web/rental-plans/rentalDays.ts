const DAY_MS = 86_400_000

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Days are written as 2026-06-12. */
export const addDays = (day: string, count: number) => dayOf(new Date(dateOf(day).getTime() + count * DAY_MS))

/** The days of a rental, the first and the last one included. */
export const countDays = (first: string, last: string) =>
  Math.round((dateOf(last).getTime() - dateOf(first).getTime()) / DAY_MS) + 1

const FRIDAY = 5

export const isFriday = (day: string) => dateOf(day).getUTCDay() === FRIDAY

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => formatter.format(dateOf(day))
}

/** "Fri". */
export const shortWeekday = format({ weekday: 'short' })

import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { dayAt, type Schedule, type SpecialDay, specialDaysAt, wallClock } from '#graph/shared/opening-hours.ts'
import { useSite } from '#web/environment/site.ts'
import type { Weekday } from '#web/generated/graphql.ts'

type Day = { day: Weekday; opens?: string | null; closes?: string | null }

/** As schema.org and the staff call them. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The API's days as a week that starts on Monday; a day that is not listed is closed. */
export const weekHours = (days: Day[]): Hours[] =>
  WEEKDAYS.map((name) => {
    const { opens, closes } = days.find(({ day }) => day === name.toUpperCase()) ?? {}
    return opens && closes ? { opens, closes } : null
  })

export const useSchedule = (week: readonly Hours[], place: string = DEALER.mainLocationId): Schedule => ({
  week,
  specialDays: specialDaysAt(place, useSite().specialDays),
})

const YEAR = 366

type Weekly = { dayOfWeek: (typeof WEEKDAYS)[number]; closes: string; locationIds: readonly string[] }

/**
 * Date (YYYY-MM-DD) of the next such weekday at the dealer's, whose clocks are `offset` ms ahead of UTC. Today counts
 * until closing time. A day on which all its locations are closed is left out.
 */
export const nextDay = (
  { dayOfWeek, closes, locationIds }: Weekly,
  specialDays: readonly SpecialDay[],
  now: number,
  offset: number,
) => {
  const isClosed = (ahead: number) =>
    locationIds.every((id) => {
      const { hours, special } = dayAt({ week: [], specialDays: specialDaysAt(id, specialDays) }, now, offset, ahead)
      return special && !hours
    })
  const first = wallClock(now, offset).clock < closes ? 0 : 1
  for (let ahead = first; ahead <= YEAR; ahead++) {
    const { date, weekday } = dayAt({ week: [], specialDays: [] }, now, offset, ahead)
    if (WEEKDAYS[weekday] === dayOfWeek && !isClosed(ahead)) return date
  }
  return undefined
}

import { dayAt, type SpecialDay, specialDaysAt, wallClock } from '#graph/shared/opening-hours.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const YEAR = 366

type Weekly = { dayOfWeek: (typeof DAYS)[number]; closes: string; locationIds: readonly string[] }

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
    if (DAYS[weekday] === dayOfWeek && !isClosed(ahead)) return date
  }
  return undefined
}

import type { Hours } from '#graph/dealer/dealer.ts'
import { wallClock } from '#graph/dealer/opening-hours.ts'

const DAY_MS = 86_400_000

/** Dates (YYYY-MM-DD) of the next open days of a week of hours, from tomorrow on at the dealer's; fewer if hardly any day is open. */
export const openDays = (week: readonly Hours[], now: number, offset: number, count: number): string[] => {
  const { day } = wallClock(now, offset)
  const dates: string[] = []
  for (let ahead = 1; dates.length < count && ahead <= 4 * week.length; ahead++) {
    if (week[(day + ahead) % week.length])
      dates.push(new Date(now + offset + ahead * DAY_MS).toISOString().slice(0, 10))
  }
  return dates
}

import type { Hours } from '#graph/dealer/dealer.ts'
import { specialDaysAt } from '#graph/shared/opening-hours.ts'
import type { Site } from '#web/environment/site.ts'
import { comingSpecialDay, openingStatus } from './openingStatus.ts'

export type OpeningPlace = { week: readonly Hours[]; place: string }

/** What a place says about its hours at a moment (ms since 1970). */
export const openingWords = (
  { week, place }: OpeningPlace,
  { clockOffset, specialDays }: Pick<Site, 'clockOffset' | 'specialDays'>,
  now: number,
) => {
  const schedule = { week, specialDays: specialDaysAt(place, specialDays) }
  return {
    ...openingStatus(schedule, now, clockOffset),
    special: comingSpecialDay(schedule, now, clockOffset) ?? '',
  }
}

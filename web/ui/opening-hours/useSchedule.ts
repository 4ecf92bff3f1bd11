import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { type Schedule, specialDaysAt } from '#graph/shared/opening-hours.ts'
import { useSite } from '#web/environment/site.ts'

/** The week of a place with its special days. */
export const useSchedule = (week: readonly Hours[], place: string = DEALER.mainLocationId): Schedule => ({
  week,
  specialDays: specialDaysAt(place, useSite().specialDays),
})

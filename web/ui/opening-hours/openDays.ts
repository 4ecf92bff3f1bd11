import { dayAt, type Schedule } from '#graph/shared/opening-hours.ts'

const WEEKS = 4

/** Dates (YYYY-MM-DD) of the next open days, from tomorrow on at the dealer's; fewer if hardly any day is open. */
export const openDays = (schedule: Schedule, now: number, offset: number, count: number): string[] => {
  const dates: string[] = []
  for (let ahead = 1; dates.length < count && ahead <= WEEKS * 7; ahead++) {
    const { date, hours } = dayAt(schedule, now, offset, ahead)
    if (hours) dates.push(date)
  }
  return dates
}

import { Weekday } from '#graph/shared/place.result.ts'

const WEEK = Object.values(Weekday)

/** "Monday" or "Monday,Sunday"; undefined for anything else. */
export function readWeekdays(text: string): Weekday[] | undefined {
  const names = text.toUpperCase().split(',')
  const days = WEEK.filter((day) => names.includes(day))
  return days.length === names.length ? days : undefined
}

/** Such as "Mon–Sat" or "Mon, Wed, Fri". */
export function weekdaysText(days: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && WEEK.indexOf(last.at(-1)!) === WEEK.indexOf(day) - 1) last.push(day)
    else runs.push([day])
  }
  const short = (day: Weekday) => `${day[0]}${day.slice(1, 3).toLowerCase()}`
  return runs.flatMap((run) => (run.length > 2 ? `${short(run[0]!)}–${short(run.at(-1)!)}` : run.map(short))).join(', ')
}

export const weekdayOf = (date: string): Weekday => WEEK[(new Date(date).getUTCDay() + 6) % 7]!

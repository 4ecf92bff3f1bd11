import { Weekday } from '#graph/shared/opening-hours.result.ts'

const WEEK = Object.values(Weekday)
const NAME = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/
const GROUPS: Record<string, Weekday[]> = { weekdays: WEEK.slice(0, 5), weekends: WEEK.slice(5) }

/** "Mon-Sat", "Mondays to Saturdays", "Mon, Wed and Fri" or "weekdays"; undefined for anything else. */
export function readWeekdays(text: string): Weekday[] | undefined {
  const parts = text
    .toLowerCase()
    .split(/\s+/)
    .join(' ')
    .replace(/ ?(?:[-–]|\bto\b|\bthrough\b) ?/g, '-')
    .split(/[\s,;|&]+|\band\b/)
    .filter(Boolean)
  const days = parts.map((part) => GROUPS[part] ?? rangeOf(part))
  return days.length > 0 && days.every((some) => some !== undefined)
    ? WEEK.filter((day) => days.some((some) => some.includes(day)))
    : undefined
}

/** The days of "mon-sat", also over Sunday; one day is a range to itself. */
function rangeOf(part: string): Weekday[] | undefined {
  const ends = part
    .split('-')
    .map((name) => WEEK.findIndex((day) => day.toLowerCase().startsWith(NAME.exec(name)?.[1] ?? '-')))
  if (ends.length > 2 || ends.includes(-1)) return undefined
  const [first, last = first] = ends as [number, number?]
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => WEEK[(first + index) % 7]!)
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

/** The weekday of a date as YYYY-MM-DD. */
export const weekdayOf = (date: string): Weekday => WEEK[(new Date(date).getUTCDay() + 6) % 7]!

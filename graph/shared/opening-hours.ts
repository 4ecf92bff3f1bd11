import { DEALER, type Hours } from '#graph/dealer/dealer.ts'

const MINUTE = 60_000
const DAY = 86_400_000

export interface SpecialDay {
  /** First and last day as YYYY-MM-DD, in the dealer's time zone. */
  from: string
  until: string
  /** Ids of the locations; null is all of them. */
  places: readonly string[] | null
  /** null is closed. */
  hours: Hours
  /** Such as "Snow". */
  reason: string | null
}

/** The hours of a place: a week, Monday first, and the special days. */
export interface Schedule {
  week: readonly Hours[]
  specialDays: readonly SpecialDay[]
}

// Made once: creating a format costs more than using it for a whole page.
let zone: Intl.DateTimeFormat | undefined

/** The dealer's offset from UTC at a moment, in ms. The server tells browsers: a phone needs 0.1 s to compute it. */
export function clockOffset(at: number): number {
  zone ??= new Intl.DateTimeFormat('en-US', { timeZone: DEALER.timeZone, timeZoneName: 'longOffset' })
  return offsetOf(zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value)
}

/** The offset that "GMT-05:00" names, in ms; "GMT" alone means 0. */
export function offsetOf(name: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [undefined, '+', '0', '0']
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/** "09:00" as "9 AM", "17:30" as "5:30 PM". */
export const formatClock = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const suffix = hours < 12 ? 'AM' : 'PM'
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hours % 12 || 12}${past} ${suffix}`
}

/** Date (YYYY-MM-DD) and clock ("HH:MM") at a moment, in the dealer's time zone. */
export function wallClock(at: number, offset: number): { date: string; clock: string } {
  const wall = new Date(at + offset).toISOString()
  return { date: wall.slice(0, 10), clock: wall.slice(11, 16) }
}

/** The dealer's date this many days after a moment. */
export function dayAt({ week, specialDays }: Schedule, at: number, offset: number, ahead = 0) {
  const { date } = wallClock(at + ahead * DAY, offset)
  // 0 is Monday.
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  // The latest entry is last in the list.
  const special = specialDays.filter(({ from, until }) => from <= date && date <= until).at(-1)
  return { date, weekday, hours: special ? special.hours : (week[weekday] ?? null), special }
}

export const specialDaysAt = (place: string, specialDays: readonly SpecialDay[]): SpecialDay[] =>
  specialDays.filter(({ places }) => !places || places.includes(place))

/** Whether a place is open at a moment; the closing minute is closed. */
export function isOpenAt(schedule: Schedule, at: number, offset: number): boolean {
  const { hours } = dayAt(schedule, at, offset)
  const { clock } = wallClock(at, offset)
  return !!hours && clock >= hours.opens && clock < hours.closes
}

import { DEALER, type Hours } from './dealer.ts'

const MINUTE = 60_000

// Made once: creating a format costs more than using it for a whole page.
let zone: Intl.DateTimeFormat | undefined

/** How far the dealer's clocks are ahead of UTC at a moment, in ms. The server tells browsers: a phone needs 0.1 s to compute it. */
export function clockOffset(at: number): number {
  zone ??= new Intl.DateTimeFormat('en-US', { timeZone: DEALER.timeZone, timeZoneName: 'longOffset' })
  return offsetOf(zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value)
}

/** The offset that "GMT-05:00" names, in ms; "GMT" alone means 0. */
export function offsetOf(name: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [undefined, '+', '0', '0']
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/** Weekday (0 is Monday) and clock ("HH:MM") at a moment, as read on the dealer's wall. */
export function wallClock(at: number, offset: number): { day: number; clock: string } {
  const wall = new Date(at + offset)
  return { day: (wall.getUTCDay() + 6) % 7, clock: wall.toISOString().slice(11, 16) }
}

/** Whether a week of hours (Monday first) is open at a moment; the closing minute is closed. */
export function isOpenAt(week: readonly Hours[], at: number, offset: number): boolean {
  const { day, clock } = wallClock(at, offset)
  const today = week[day]
  return !!today && clock >= today.opens && clock < today.closes
}

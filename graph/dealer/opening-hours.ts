import { DEALER, type Hours } from './dealer.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

// Made once: a format costs more than all that it formats on a page.
const dealerClock = new Intl.DateTimeFormat('en-US', {
  timeZone: DEALER.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Weekday (0 is Monday) and clock ("HH:MM") at a moment, as read on the dealer's wall. */
export function wallClock(at: number): { day: number; clock: string } {
  const parts = Object.fromEntries(dealerClock.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: DAYS.indexOf(parts.weekday!), clock: `${parts.hour}:${parts.minute}` }
}

/** Whether a week of hours (Monday first) is open at a moment; the closing minute is closed. */
export function isOpenAt(week: readonly Hours[], at: number): boolean {
  const { day, clock } = wallClock(at)
  const today = week[day]
  return !!today && clock >= today.opens && clock < today.closes
}

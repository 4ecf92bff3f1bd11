import { clockOffset, dayAt, type Schedule, specialDaysAt, wallClock } from '#graph/shared/opening-hours.ts'
import { DEALER } from './dealer.ts'

const YEAR = 366

/** When somebody answers a message that arrives now, by the hours of the main location: our promise, which counts from the next day on which somebody is there. */
export function responseNote({ week, specialDays }: Schedule, at: number, offset = clockOffset(at)): string {
  const { promise, typical } = DEALER.responseTime
  const schedule = { week, specialDays: specialDaysAt(DEALER.mainLocationId, specialDays) }
  const closed = closedNote(schedule, at, offset)
  return closed
    ? `${closed} After that we reply ${promise}, usually ${typical}.`
    : `We reply ${promise}, usually ${typical}.`
}

/** "We're closed until Monday, January 4 (Holidays)." on a closed day, and on the evening before one. */
function closedNote(schedule: Schedule, at: number, offset: number): string | undefined {
  const today = dayAt(schedule, at, offset)
  if (today.hours && wallClock(at, offset).clock < today.hours.closes) return undefined
  const closedDays = today.hours ? [] : [today]
  for (let ahead = 1; ahead <= YEAR; ahead++) {
    const day = dayAt(schedule, at, offset, ahead)
    if (!day.hours) {
      closedDays.push(day)
      continue
    }
    const reason = closedDays.map(({ special }) => special?.reason).find(Boolean)
    return closedDays.length > 0 ? `We're closed until ${inWords(day.date)}${reason ? ` (${reason})` : ''}.` : undefined
  }
  return undefined
}

const inWords = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

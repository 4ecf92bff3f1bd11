import {
  clockOffset,
  dayAt,
  formatClock,
  type Schedule,
  specialDaysAt,
  wallClock,
} from '#graph/shared/opening-hours.ts'
import { DEALER } from './dealer.ts'

const YEAR = 366
const WEEK = 7
const HOUR = 60
const DAY = 24 * HOUR

/**
 * When somebody answers a message that arrives now, by the hours of the main location: the latest time by the clock and our promise.
 * A short one leaves out the promise where it has a time.
 */
export function responseNote(
  { week, specialDays }: Schedule,
  at: number,
  offset = clockOffset(at),
  isShort = false,
): string {
  const { promise, typical } = DEALER.responseTime
  const schedule = { week, specialDays: specialDaysAt(DEALER.mainLocationId, specialDays) }
  const closed = closedNote(schedule, at, offset)
  const latest = latestAnswer(schedule, at, offset)
  const who = closed ? 'From then on we' : latest?.isLater ? "On days we're open we" : 'We'
  const reply = isShort && latest ? '' : `${who} reply ${promise}, usually ${typical}.`
  return [closed, latest?.text, reply].filter(Boolean).join(' ')
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3, 5))

/** "You'll hear from us by Friday at noon.": after as many hours of business as an answer takes at most, on the hour. It is later than a day where closed days come between. */
function latestAnswer(schedule: Schedule, at: number, offset: number): { text: string; isLater: boolean } | undefined {
  const now = minutesOf(wallClock(at, offset).clock)
  let left = DEALER.responseTime.mostHours * HOUR
  for (let ahead = 0; ahead <= YEAR; ahead++) {
    const { date, hours } = dayAt(schedule, at, offset, ahead)
    if (!hours) continue
    const opens = minutesOf(hours.opens)
    const begins = ahead === 0 ? Math.max(opens, now) : opens
    const open = Math.max(0, minutesOf(hours.closes) - begins)
    if (open < left) left -= open
    else {
      const hour = Math.min(Math.ceil((begins + left) / HOUR) * HOUR, minutesOf(hours.closes))
      const clock = `${String(Math.floor(hour / HOUR)).padStart(2, '0')}:${String(hour % HOUR).padStart(2, '0')}`
      const time = clock === '12:00' ? 'noon' : formatClock(clock)
      const day = ahead === 0 ? `${time} today` : `${ahead < WEEK ? weekdayOf(date) : inWords(date)} at ${time}`
      return { text: `You'll hear from us by ${day}.`, isLater: (ahead - 1) * DAY + hour > now }
    }
  }
  return undefined
}

/** "Closed for Thanksgiving." on a closed day, and on the evening before one. */
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
    if (closedDays.length === 0) return undefined
    return reason ? `Closed for ${reason} until ${inWords(day.date)}.` : `We're closed until ${inWords(day.date)}.`
  }
  return undefined
}

const format = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
const weekdayOf = format({ weekday: 'long' })
const inWords = format({ weekday: 'long', month: 'long', day: 'numeric' })

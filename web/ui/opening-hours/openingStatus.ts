import type { Hours } from '#graph/dealer/dealer.ts'
import { dayAt, formatClock, isOpenAt, type Schedule, specialDaysAt, wallClock } from '#graph/shared/opening-hours.ts'
import type { Site } from '#web/environment/site.ts'

/** What a place says about its hours at a moment (ms since 1970). */
export const openingWords = (
  { week, place }: { week: readonly Hours[]; place: string },
  { clockOffset, specialDays }: Pick<Site, 'clockOffset' | 'specialDays'>,
  now: number,
) => {
  const schedule = { week, specialDays: specialDaysAt(place, specialDays) }
  return { ...openingStatus(schedule, now, clockOffset), special: comingSpecialDay(schedule, now, clockOffset) ?? '' }
}

/** The words that a place says next, until the end of the day after a moment, each with the time (ms since 1970) from which they are true. */
export const comingWords = (
  place: Parameters<typeof openingWords>[0],
  site: Parameters<typeof openingWords>[1],
  now: number,
) => {
  const schedule = { week: place.week, specialDays: specialDaysAt(place.place, site.specialDays) }
  const times = [0, 1].flatMap((ahead) => {
    const { date, hours } = dayAt(schedule, now, site.clockOffset, ahead)
    const clocks = hours ? ['00:00', hours.opens, hours.closes] : ['00:00']
    return clocks.map((clock) => Date.parse(`${date}T${clock}Z`) - site.clockOffset)
  })
  let latest = JSON.stringify(openingWords(place, site, now))
  return times.flatMap((at) => {
    const words = openingWords(place, site, at)
    const text = JSON.stringify(words)
    if (at <= now || text === latest) return []
    latest = text
    return [{ at, ...words }]
  })
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEK = 7
const YEAR = 366

/** "2026-12-24" as "Dec 24". */
const monthDay = (date: string) => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`

const inBrackets = (reason: string | null | undefined) => (reason ? ` (${reason})` : '')

/** When it opens after today: ", opens Mon 9 AM", and with the date where that is not within a week. */
const nextOpening = (schedule: Schedule, now: number, offset: number) => {
  for (let ahead = 1; ahead <= YEAR; ahead++) {
    const { date, weekday, hours } = dayAt(schedule, now, offset, ahead)
    const day = ahead < WEEK ? DAYS[weekday] : `${DAYS[weekday]}, ${monthDay(date)},`
    if (hours) return `, opens ${day} ${formatClock(hours.opens)}`
  }
  return ''
}

/** Whether it is open at a moment, in words: "Open now, until 5 PM", "Closed, opens Mon 9 AM", "Closed today (Snow), opens Fri 9 AM". */
const openingStatus = (schedule: Schedule, now: number, offset: number) => {
  const { hours, special } = dayAt(schedule, now, offset)
  const reason = inBrackets(special?.reason)
  if (hours && isOpenAt(schedule, now, offset))
    return { isOpen: true, text: `Open now, until ${formatClock(hours.closes)}${reason}` }
  if (hours && wallClock(now, offset).clock < hours.opens)
    return { isOpen: false, text: `Closed, opens today ${formatClock(hours.opens)}${reason}` }
  const closed = special && !hours ? `Closed today${reason}` : 'Closed'
  return { isOpen: false, text: closed + nextOpening(schedule, now, offset) }
}

/** The next special day within a week that changes the hours, in words: "Closed Thu, Nov 26 (Thanksgiving)". */
const comingSpecialDay = (schedule: Schedule, now: number, offset: number) => {
  for (let ahead = 1; ahead <= WEEK; ahead++) {
    const { date, weekday, hours, special } = dayAt(schedule, now, offset, ahead)
    const usual = schedule.week[weekday]
    if (!special || (hours?.opens === usual?.opens && hours?.closes === usual?.closes)) continue
    const days =
      special.until > date ? `${monthDay(date)} – ${monthDay(special.until)}` : `${DAYS[weekday]}, ${monthDay(date)}`
    const reason = inBrackets(special.reason)
    if (!hours) return `Closed ${days}${reason}`
    return `${days}: ${formatClock(hours.opens)}–${formatClock(hours.closes)}${reason}`
  }
  return undefined
}

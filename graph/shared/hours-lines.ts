import type { Hours } from '#graph/dealer/dealer.ts'
import { formatClock } from './opening-hours.ts'

export type HoursLine = { days: string; text: string }

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const SATURDAY = 5
const CLOSED = 'Closed'

const inWords = (hours: Hours) =>
  hours ? `${formatClock(hours.opens)}–${formatClock(hours.closes)}`.replaceAll(' ', '') : CLOSED

/** Days in a row with the same hours share a line. */
const joinDays = (week: readonly Hours[], isApart: (day: number) => boolean): HoursLine[] => {
  const lines: { first: number; last: number; text: string }[] = []
  for (const [index, hours] of week.entries()) {
    const text = inWords(hours)
    const line = lines.at(-1)
    if (line?.text === text && !isApart(index)) line.last = index
    else lines.push({ first: index, last: index, text })
  }
  return lines.map(({ first, last, text }) => {
    const from = DAYS[first]!
    return { days: first === last ? from : `${from}–${DAYS[last]}`, text }
  })
}

/** A week in a few lines: "Mon–Fri", then the days of the weekend. */
export const hoursLines = (week: readonly Hours[]) => joinDays(week, (day) => day === SATURDAY)

/** A week in one line: "Mon–Sat 9AM–5PM, Sun closed". */
export const openHours = (week: readonly Hours[]) =>
  joinDays(week, () => false)
    .map(({ days, text }) => `${days} ${text === CLOSED ? 'closed' : text}`)
    .join(', ')

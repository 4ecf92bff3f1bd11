import type { Hours } from '#graph/dealer/dealer.ts'
import type { Weekday } from '#web/generated/graphql.ts'
import { formatClock } from './openingStatus.ts'

type Day = { day: Weekday; opens?: string | null; closes?: string | null }
export type HoursLine = { days: string; text: string }

const WEEK: Day['day'][] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

const SATURDAY = 5
const CLOSED = 'Closed'

/** "MONDAY" as "Mon". */
const shortName = (day: Day['day']) => day[0] + day.slice(1, 3).toLowerCase()

/** The API's days as a week that starts on Monday; a day that is not listed is closed. */
export const weekHours = (days: Day[]): Hours[] =>
  WEEK.map((name) => {
    const { opens, closes } = days.find(({ day }) => day === name) ?? {}
    return opens && closes ? { opens, closes } : null
  })

const inWords = (hours: Hours) =>
  hours ? `${formatClock(hours.opens)}–${formatClock(hours.closes)}`.replaceAll(' ', '') : CLOSED

/** Days in a row with the same hours share a line. */
const joinDays = (week: Hours[], isApart: (day: number) => boolean): HoursLine[] => {
  const lines: { first: number; last: number; text: string }[] = []
  for (const [index, hours] of week.entries()) {
    const text = inWords(hours)
    const line = lines.at(-1)
    if (line?.text === text && !isApart(index)) line.last = index
    else lines.push({ first: index, last: index, text })
  }
  return lines.map(({ first, last, text }) => {
    const from = shortName(WEEK[first]!)
    return { days: first === last ? from : `${from}–${shortName(WEEK[last]!)}`, text }
  })
}

/** A week in a few lines: "Mon–Fri", then the days of the weekend. */
export const hoursLines = (week: Hours[]) => joinDays(week, (day) => day === SATURDAY)

/** The days that are open, in one line: "Mon–Sat 9AM–5PM". */
export const openHours = (week: Hours[]) =>
  joinDays(week, () => false)
    .filter(({ text }) => text !== CLOSED)
    .map(({ days, text }) => `${days} ${text}`)
    .join(', ')

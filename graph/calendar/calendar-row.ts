import type { FieldProblem } from '#graph/database/change.ts'
import { found } from '#graph/files/file-problem.ts'
import type { Location } from '#graph/locations/location.entity.ts'
import { isDay, isoDay } from '#graph/shared/day.ts'
import { clockOffset, formatClock, wallClock } from '#graph/shared/opening-hours.ts'
import { Weekday } from '#graph/shared/place.result.ts'
import { type CalendarEntry, ENTRY_KINDS } from './calendar-entry.entity.ts'
import { CLOCK, endsTooEarly, probableClock, readClock } from './clock.ts'

/** An entry as the desk's form sends it; several weekdays or places have commas between them. */
export type CalendarRow = Partial<
  Record<'kind' | 'from' | 'to' | 'weekdays' | 'places' | 'opens' | 'closes' | 'words', string>
>

export type NewEntry = Omit<CalendarEntry, 'id' | 'source'>

/** A showroom, or sales without one. */
export type Place = Pick<Location, 'id' | 'name'>

const MOST_WORDS = 140
/** Each week of a season is a range of days for everybody who reads the calendar. */
const LONGEST_SEASON_DAYS = 366
const DATE = 'a day such as 12/24/2026'
// No control characters, half surrogate pairs, or line breaks: it is one line.
const UNPRINTABLE = /\p{Cc}|\p{Cs}/u

const usDay = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The checked row, or its problems. `today` is the dealer's date. */
export function checkRow(
  row: CalendarRow,
  places: readonly Place[],
  today = dealerDate(),
): NewEntry | FieldProblem<keyof CalendarRow>[] {
  const problems: FieldProblem<keyof CalendarRow>[] = []
  const refuse = (field: keyof CalendarRow, message: string) => {
    problems.push({ field, message })
    return null
  }
  const ask = (field: keyof CalendarRow, expected: string) =>
    refuse(field, row[field] ? `${found(row[field])} cannot be read here. Write ${expected}.` : `Write ${expected}.`)
  const clock = (field: 'opens' | 'closes') => {
    if (!row[field]) return null
    const probable = probableClock(row[field], field === 'opens' ? 'AM' : 'PM')
    return readClock(row[field]) ?? ask(field, probable ? formatClock(probable) : CLOCK)
  }

  const kind = ENTRY_KINDS.find((known) => known === row.kind) ?? ask('kind', 'closed, open or notice')
  const firstDay = readDate(row.from) ?? ask('from', DATE)
  const lastDay = row.to ? (readDate(row.to) ?? ask('to', DATE)) : firstDay
  if (firstDay && lastDay && lastDay < firstDay)
    refuse('to', `The last day is before the first. Write ${usDay(firstDay)} or a later day.`)
  else if (lastDay && lastDay < today)
    refuse(row.to ? 'to' : 'from', `${usDay(lastDay)} is past: it is ${usDay(today)} at the dealer's.`)
  const weekdays = row.weekdays ? (readWeekdays(row.weekdays) ?? ask('weekdays', 'days such as Monday')) : null
  if (weekdays && firstDay && lastDay && firstDay <= lastDay) {
    const dates = datesOf(firstDay, lastDay)
    if (dates.length > LONGEST_SEASON_DAYS)
      refuse(
        'to',
        'Days of the week are for one year at most. Write an earlier last day, and enter the next year then.',
      )
    else if (!dates.some((date) => weekdays.includes(weekdayOf(date))))
      refuse(
        'weekdays',
        `No day from ${usDay(firstDay)} to ${usDay(lastDay)} is one of ${weekdaysText(weekdays)}. Correct the days.`,
      )
  }
  const named = row.places?.split(',').filter(Boolean) ?? []
  const unknown = named.find((place) => !places.some(({ id }) => id === place))
  if (unknown !== undefined)
    refuse(
      'places',
      `${found(unknown)} is not a place of ours. Choose some of ${places.map(({ name }) => name).join(', ')}, or none for all of them.`,
    )
  const opens = clock('opens')
  const closes = clock('closes')
  const words = row.words?.trim() || null
  if (words && (words.length > MOST_WORDS || UNPRINTABLE.test(words)))
    ask('words', `one line of at most ${MOST_WORDS} characters`)

  if (kind === 'notice') {
    if (!words) ask('words', 'the text of the notice')
    if (named.length > 0) refuse('places', 'A notice is for the whole site. Empty the places.')
    if (weekdays) refuse('weekdays', 'A notice is for every day. Empty the days of the week.')
  }
  if (kind === 'open') {
    if (!row.opens) ask('opens', CLOCK)
    if (!row.closes) ask('closes', CLOCK)
    const tooEarly = opens && closes && endsTooEarly(opens, closes)
    if (tooEarly) refuse('closes', tooEarly)
  } else if (kind) {
    if (row.opens) refuse('opens', `Hours are for days that are open, not ${kind}. Empty them.`)
    if (row.closes) refuse('closes', `Hours are for days that are open, not ${kind}. Empty them.`)
  }
  if (problems.length > 0 || !kind || !firstDay || !lastDay) return problems
  const isEveryDay = !weekdays || weekdays.length === 7
  return {
    ...{ kind, firstDay, lastDay, weekdays: isEveryDay ? null : weekdays },
    ...{ places: named.length > 0 ? named : null, opens, closes, words },
  }
}

/** The dates from one to another, no more than can count. */
export function datesOf(firstDay: string, lastDay: string): string[] {
  const days = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1
  return Array.from({ length: Math.min(days, LONGEST_SEASON_DAYS + 1) }, (_, index) =>
    new Date(Date.parse(firstDay) + index * 86_400_000).toISOString().slice(0, 10),
  )
}

/** Today in the dealer's time zone, or this many days later. */
export function dealerDate(ahead = 0): string {
  const at = Date.now()
  return wallClock(at + ahead * 86_400_000, clockOffset(at)).date
}

/** YYYY-MM-DD, also from M/D/YYYY, which people type where a browser has no calendar. */
export function readDate(text = ''): string | undefined {
  const date = isoDay(text)
  return isDay(date) ? date : undefined
}

const WEEK = Object.values(Weekday)

/** "Monday" or "Monday,Sunday"; undefined for anything else. */
function readWeekdays(text: string): Weekday[] | undefined {
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

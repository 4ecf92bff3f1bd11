import { plainKey } from '#graph/files/clean-text.ts'
import { type FileProblem, found } from '#graph/files/file-problem.ts'
import type { Location } from '#graph/locations/location.entity.ts'
import { clockOffset, wallClock } from '#graph/shared/opening-hours.ts'
import { type CalendarEntry, ENTRY_KINDS } from './calendar-entry.entity.ts'

export const COLUMNS = ['kind', 'from', 'to', 'places', 'opens', 'closes', 'words'] as const

/** A row of calendar.csv, or the command's arguments, as somebody typed them. */
export type CalendarRow = Partial<Record<(typeof COLUMNS)[number], string>>

/** An entry that is not stored yet. */
export type NewEntry = Omit<CalendarEntry, 'id' | 'source'>

/** A showroom, or sales without one. */
export type Place = Pick<Location, 'id' | 'name'>

type RowProblem = Pick<FileProblem, 'column' | 'message'>

const MOST_WORDS = 140
const DATE = 'a day such as 2026-12-24 or 12/24/2026'
const CLOCK = 'a time of the day such as 9:00 AM or 5:30 PM'
// No control characters, half surrogate pairs, or line breaks: it is one line.
const UNPRINTABLE = /\p{Cc}|\p{Cs}/u

/** The checked row, or its problems. */
export function checkRow(row: CalendarRow, places: readonly Place[]): NewEntry | RowProblem[] {
  const problems: RowProblem[] = []
  const refuse = (column: keyof CalendarRow, message: string) => {
    problems.push({ column, message })
    return null
  }
  const ask = (column: keyof CalendarRow, expected: string) =>
    refuse(column, row[column] ? `${found(row[column])} cannot be read here. Write ${expected}.` : `Write ${expected}.`)
  const clock = (column: 'opens' | 'closes') => (row[column] ? (readClock(row[column]) ?? ask(column, CLOCK)) : null)

  const kind = kindOf(row.kind) ?? ask('kind', 'closed, open or notice')
  const firstDay = readDate(row.from) ?? ask('from', DATE)
  const lastDay = row.to ? (readDate(row.to) ?? ask('to', DATE)) : firstDay
  if (firstDay && lastDay && lastDay < firstDay)
    refuse('to', `The last day is before the first. Write ${firstDay} or a later day.`)
  const { ids: named, unknown } = readPlaces(row.places, places)
  if (unknown !== undefined)
    refuse(
      'places',
      `${found(unknown)} is not a place of ours. Write some of ${places.map(({ id }) => id).join(', ')}, or nothing for all of them.`,
    )
  const opens = clock('opens')
  const closes = clock('closes')
  const words = row.words?.trim() || null
  if (words && (words.length > MOST_WORDS || UNPRINTABLE.test(words)))
    ask('words', `one line of at most ${MOST_WORDS} characters`)

  if (kind === 'notice') {
    if (!words) ask('words', 'the text of the notice')
    if (named.length > 0) refuse('places', 'A notice is for the whole site. Empty the places.')
  }
  if (kind === 'open') {
    if (!row.opens) ask('opens', CLOCK)
    if (!row.closes) ask('closes', CLOCK)
    if (opens && closes && closes <= opens)
      refuse('closes', `The closing time is before the opening. Write a time after ${opens}, on the same day.`)
  } else if (kind) {
    if (row.opens) refuse('opens', `Hours are for rows with open, not ${kind}. Empty them.`)
    if (row.closes) refuse('closes', `Hours are for rows with open, not ${kind}. Empty them.`)
  }
  if (problems.length > 0 || !kind || !firstDay || !lastDay) return problems
  return { kind, firstDay, lastDay, places: named.length > 0 ? named : null, opens, closes, words }
}

/** Today in the dealer's time zone, or this many days later. */
export function dealerDate(ahead = 0): string {
  const at = Date.now()
  return wallClock(at + ahead * 86_400_000, clockOffset(at)).date
}

function kindOf(text = ''): CalendarEntry['kind'] | undefined {
  const key = plainKey(text)
  return ENTRY_KINDS.find((kind) => kind === (key === 'close' ? 'closed' : key))
}

/** The ids of places by ids or names, with or without the dealer's name; and the first word that is none of them. */
function readPlaces(text = '', places: readonly Place[]): { ids: string[]; unknown?: string } {
  const idOf = (word: string) =>
    places.find(({ id, name }) =>
      [id, name, name.split(' – ').at(-1)!].some((each) => plainKey(each) === plainKey(word)),
    )?.id
  // A name has spaces, and people put spaces between ids.
  const words = text
    .split(/[|,;\r\n]+/)
    .flatMap((word) => (idOf(word) ? [word] : word.split(/\s+/)))
    .filter(Boolean)
  return { ids: words.flatMap((word) => idOf(word) ?? []), unknown: words.find((word) => !idOf(word)) }
}

/** YYYY-MM-DD, also from the way in which American spreadsheets write a day. */
function readDate(text = ''): string | undefined {
  if (/^today$/i.test(text)) return dealerDate()
  if (/^tomorrow$/i.test(text)) return dealerDate(1)
  const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)$/.exec(text) ?? []
  const date = year
    ? `${year.length === 2 ? `20${year}` : year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
    : text
  // A day that does not exist, such as February 30, would be read as another one.
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined
}

/** HH:MM from "9:00", "09:00:00", "9 AM" or "5:30 PM". */
function readClock(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /^(\d\d?)(?::(\d\d))?(?::00)?\s*([ap]m)?$/i.exec(text.trim()) ?? []
  if (!hours || Number(minutes) > 59 || (!half && !text.includes(':'))) return undefined
  const hour = Number(hours)
  if (!half) return hour < 24 ? `${hours.padStart(2, '0')}:${minutes}` : undefined
  if (hour < 1 || hour > 12) return undefined
  return `${String((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}

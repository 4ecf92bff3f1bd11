import { clockOffset, wallClock } from '#graph/dealer/opening-hours.ts'
import { type FileProblem, found } from '#graph/inventory/file/file-problem.ts'
import { type CalendarEntry, ENTRY_KINDS } from './calendar-entry.entity.ts'

export const COLUMNS = ['kind', 'from', 'to', 'places', 'opens', 'closes', 'words'] as const

/** A row of calendar.csv, or the command's arguments, as somebody typed them. */
export type CalendarRow = Partial<Record<(typeof COLUMNS)[number], string>>

/** An entry that is not stored yet. */
export type NewEntry = Omit<CalendarEntry, 'id' | 'source'>

type RowProblem = Pick<FileProblem, 'column' | 'message'>

const MOST_WORDS = 140
const DATE = 'a day such as 2026-12-24, 12/24/2026 or today'
const CLOCK = 'a time of the day such as 9:00 or 5:30 PM'
// No control characters, half surrogate pairs, or line breaks: it is one line.
const UNPRINTABLE = /\p{Cc}|\p{Cs}/u

/** The checked row, or its problems. `places` are the ids of the dealer's locations. */
export function checkRow(row: CalendarRow, places: readonly string[]): NewEntry | RowProblem[] {
  const problems: RowProblem[] = []
  const expect = (column: keyof CalendarRow, expected: string) => {
    problems.push({ column, message: `expected ${expected}, found ${found(row[column])}` })
    return null
  }
  const clock = (column: 'opens' | 'closes') => (row[column] ? (readClock(row[column]) ?? expect(column, CLOCK)) : null)

  const kind = ENTRY_KINDS.find((name) => name === row.kind?.toLowerCase()) ?? expect('kind', ENTRY_KINDS.join(', '))
  const firstDay = readDate(row.from) ?? expect('from', DATE)
  const lastDay = row.to ? (readDate(row.to) ?? expect('to', DATE)) : firstDay
  if (firstDay && lastDay && lastDay < firstDay) expect('to', `${firstDay} or a later day`)
  const named = row.places?.split(/[|,;\s]+/).filter(Boolean) ?? []
  if (named.some((id) => !places.includes(id))) expect('places', `nothing, or some of ${places.join(', ')}`)
  const opens = clock('opens')
  const closes = clock('closes')
  const words = row.words?.trim() || null
  if (words && (words.length > MOST_WORDS || UNPRINTABLE.test(words)))
    expect('words', `one line of at most ${MOST_WORDS} characters`)

  if (kind === 'notice') {
    if (!words) expect('words', 'the text of the notice')
    if (named.length > 0) expect('places', 'nothing, because a notice is for the whole site')
  }
  if (kind === 'open') {
    if (!row.opens) expect('opens', CLOCK)
    if (!row.closes) expect('closes', CLOCK)
    if (opens && closes && closes <= opens) expect('closes', `a time after ${opens}, on the same day`)
  } else if (kind) {
    if (row.opens) expect('opens', `nothing beside ${kind}`)
    if (row.closes) expect('closes', `nothing beside ${kind}`)
  }
  if (problems.length > 0 || !kind || !firstDay || !lastDay) return problems
  return { kind, firstDay, lastDay, places: named.length > 0 ? named : null, opens, closes, words }
}

/** Today in the dealer's time zone, or this many days later. */
export function dealerDate(ahead = 0): string {
  const at = Date.now()
  return wallClock(at + ahead * 86_400_000, clockOffset(at)).date
}

/** YYYY-MM-DD, also from the way in which American spreadsheets write a day. */
function readDate(text = ''): string | undefined {
  if (/^today$/i.test(text)) return dealerDate()
  if (/^tomorrow$/i.test(text)) return dealerDate(1)
  const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text) ?? []
  const date = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
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

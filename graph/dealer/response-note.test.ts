import { WEEK } from '#graph/testing/week.ts'
import { responseNote } from './response-note.ts'

const closed = (from: string, until: string, reason: string | null, places: string[] | null = null) => ({
  from,
  until,
  places,
  hours: null,
  reason,
})
const CALENDAR = [
  closed('2026-11-26', '2026-11-26', 'Thanksgiving'),
  closed('2026-12-24', '2027-01-03', 'Holidays'),
  closed('2026-11-18', '2026-11-18', 'Snow', ['scranton']),
]
const PROMISE = 'within 24 hours, usually in 2–6 hours during business hours.'

describe('responseNote', () => {
  it.each([
    ['Tuesday at noon', '2026-11-17T12:00:00-05:00'],
    ['Tuesday before opening', '2026-11-17T06:00:00-05:00'],
    ['Tuesday evening, before a day on which another place is closed', '2026-11-17T20:00:00-05:00'],
  ])('promises an answer within a day: %s', (_when, iso) => {
    expect(responseNote({ week: WEEK, specialDays: CALENDAR }, Date.parse(iso))).toBe(`We reply ${PROMISE}`)
  })

  it.each([
    ['a Sunday', '2026-11-22T12:00:00-05:00', "We're closed until Monday, November 23."],
    ['a Saturday evening', '2026-11-21T18:00:00-05:00', "We're closed until Monday, November 23."],
    ['Thanksgiving', '2026-11-26T10:00:00-05:00', "We're closed until Friday, November 27 (Thanksgiving)."],
    ['the evening before', '2026-11-25T17:00:00-05:00', "We're closed until Friday, November 27 (Thanksgiving)."],
    ['the holidays', '2026-12-30T12:00:00-05:00', "We're closed until Monday, January 4 (Holidays)."],
    ['the evening before them', '2026-12-23T19:00:00-05:00', "We're closed until Monday, January 4 (Holidays)."],
  ])('says first until when nobody is there: %s', (_when, iso, sentence) => {
    expect(responseNote({ week: WEEK, specialDays: CALENDAR }, Date.parse(iso))).toBe(
      `${sentence} After that we reply ${PROMISE}`,
    )
  })
})

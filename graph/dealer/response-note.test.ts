import { WEEK } from '#graph/testing/week.ts'
import type { Hours } from './dealer.ts'
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

const shortNoteAt = (iso: string, week: Hours[] = WEEK) =>
  responseNote({ week, specialDays: CALENDAR }, Date.parse(iso), undefined, true)
const noteAt = (iso: string) => responseNote({ week: WEEK, specialDays: CALENDAR }, Date.parse(iso))

describe('responseNote', () => {
  it.each([
    ['Tuesday before opening', '2026-11-17T06:00:00-05:00', '3 PM today'],
    ['Tuesday at half past ten', '2026-11-17T10:30:00-05:00', '5 PM today'],
    ['Tuesday afternoon', '2026-11-17T15:10:00-05:00', 'Wednesday at 2 PM'],
    ['the evening before a day on which another place is closed', '2026-11-17T20:00:00-05:00', 'Wednesday at 3 PM'],
  ])('promises an answer by the clock: %s', (_when, iso, time) => {
    expect(noteAt(iso)).toBe(`You'll hear from us by ${time}. We reply ${PROMISE}`)
  })

  it.each([
    ['Saturday noon', '2026-11-21T12:00:00-05:00', 'Monday at 10 AM'],
    ['the afternoon before Thanksgiving', '2026-11-25T15:30:00-05:00', 'Friday at 2 PM'],
  ])('promises no answer within a day where a closed one comes between: %s', (_when, iso, time) => {
    expect(noteAt(iso)).toBe(`You'll hear from us by ${time}. On days we're open we reply ${PROMISE}`)
  })

  it.each([
    ['a Sunday', '2026-11-22T12:00:00-05:00', "We're closed until Monday, November 23.", 'Monday at 3 PM'],
    ['a Saturday evening', '2026-11-21T18:00:00-05:00', "We're closed until Monday, November 23.", 'Monday at 3 PM'],
    [
      'Thanksgiving',
      '2026-11-26T10:00:00-05:00',
      'Closed for Thanksgiving until Friday, November 27.',
      'Friday at 3 PM',
    ],
    [
      'the evening before',
      '2026-11-25T17:00:00-05:00',
      'Closed for Thanksgiving until Friday, November 27.',
      'Friday at 3 PM',
    ],
    ['the holidays', '2026-12-30T12:00:00-05:00', 'Closed for Holidays until Monday, January 4.', 'Monday at 3 PM'],
    [
      'their begin',
      '2026-12-23T19:00:00-05:00',
      'Closed for Holidays until Monday, January 4.',
      'Monday, January 4 at 3 PM',
    ],
  ])('says first until when nobody is there: %s', (_when, iso, sentence, time) => {
    expect(noteAt(iso)).toBe(`${sentence} You'll hear from us by ${time}. From then on we reply ${PROMISE}`)
  })

  it('is the time alone where there is little room, and the promise where no time is known', () => {
    expect(shortNoteAt('2026-11-17T06:00:00-05:00')).toBe("You'll hear from us by 3 PM today.")
    expect(shortNoteAt('2026-11-17T06:00:00-05:00', [])).toBe(`We reply ${PROMISE}`)
  })
})

import type { Hours } from '#graph/dealer/dealer.ts'
import { clockOffset, formatClock, type SpecialDay } from '#graph/shared/opening-hours.ts'
import { WEEK } from '#graph/testing/week.ts'
import { comingWords, openingWords } from './openingStatus.ts'

const wordsAt = (iso: string, specialDays: SpecialDay[] = [], week: readonly Hours[] = WEEK) => {
  const now = Date.parse(iso)
  return openingWords({ week, place: 'scranton' }, { specialDays, clockOffset: clockOffset(now) }, now)
}
const special = (from: string, until: string, reason: string | null, hours: Hours = null): SpecialDay => ({
  ...{ from, until, places: null, hours, reason },
})
const SNOW = [special('2026-11-20', '2026-11-20', 'Snow')]
const THANKSGIVING = [special('2026-11-26', '2026-11-26', 'Thanksgiving')]
const CHRISTMAS_EVE = [special('2026-12-24', '2026-12-24', 'Christmas Eve', { opens: '10:00', closes: '13:00' })]
const NEW_YEAR = [special('2026-12-24', '2027-01-03', null)]

describe('openingWords', () => {
  it.each([
    ['a Friday morning', '2026-11-20T15:00:00Z', 'Open now, until 5 PM'],
    ['the minute before opening', '2026-11-20T13:59:00Z', 'Closed, opens today 9 AM'],
    ['the closing minute', '2026-11-20T22:00:00Z', 'Closed, opens Sat 9 AM'],
    ['a Saturday evening, over the closed Sunday', '2026-11-21T23:30:00Z', 'Closed, opens Mon 9 AM'],
    ['daylight saving time', '2026-07-01T13:00:00Z', 'Open now, until 5 PM'],
    ['midnight in New York, which is the next day in UTC', '2026-11-21T04:30:00Z', 'Closed, opens Sat 9 AM'],
  ])('reads the clock of the dealer: %s', (_when, iso, text) => {
    expect(wordsAt(iso).text).toBe(text)
  })

  it.each([
    ['a closed day', SNOW, '2026-11-20T10:00:00-05:00', 'Closed today (Snow), opens Sat 9 AM'],
    ['its last minute', SNOW, '2026-11-20T23:59:00-05:00', 'Closed today (Snow), opens Sat 9 AM'],
    ['the minute after', SNOW, '2026-11-21T00:00:00-05:00', 'Closed, opens today 9 AM'],
    ['the evening before', THANKSGIVING, '2026-11-25T18:00:00-05:00', 'Closed, opens Fri 9 AM'],
    ['other hours', CHRISTMAS_EVE, '2026-12-24T09:30:00-05:00', 'Closed, opens today 10 AM (Christmas Eve)'],
    ['open in them', CHRISTMAS_EVE, '2026-12-24T12:59:00-05:00', 'Open now, until 1 PM (Christmas Eve)'],
    ['after them', CHRISTMAS_EVE, '2026-12-24T13:00:00-05:00', 'Closed, opens Fri 9 AM'],
    ['a range over New Year', NEW_YEAR, '2026-12-24T10:00:00-05:00', 'Closed today, opens Mon, Jan 4, 9 AM'],
  ])('follows special days: %s', (_when, specialDays, iso, text) => {
    expect(wordsAt(iso, specialDays).text).toBe(text)
  })

  it('says closed and nothing more when no day is open', () =>
    expect(wordsAt('2026-11-20T15:00:00Z', [], Array(7).fill(null)).text).toBe('Closed'))

  it.each([
    [THANKSGIVING, '2026-11-18T12:00:00-05:00', ''],
    [THANKSGIVING, '2026-11-19T12:00:00-05:00', 'Closed Thu, Nov 26 (Thanksgiving)'],
    [THANKSGIVING, '2026-11-26T00:00:00-05:00', ''],
    [CHRISTMAS_EVE, '2026-12-20T12:00:00-05:00', 'Thu, Dec 24: 10 AM–1 PM (Christmas Eve)'],
    [NEW_YEAR, '2026-12-20T12:00:00-05:00', 'Closed Dec 24 – Jan 3'],
    // A Sunday is closed anyway.
    [[special('2026-11-22', '2026-11-22', 'Stocktaking')], '2026-11-20T12:00:00-05:00', ''],
  ])('names the next special day of a week', (specialDays, iso, text) => {
    expect(wordsAt(iso, specialDays).special).toBe(text)
  })
})

it('writes clocks as Americans read them', () => {
  expect(['00:00', '09:00', '12:00', '17:30'].map(formatClock)).toEqual(['12 AM', '9 AM', '12 PM', '5:30 PM'])
})

it('says what comes next, today and tomorrow, each with its time', () => {
  // A Friday at noon.
  const now = Date.parse('2026-11-20T12:00:00-05:00')
  const site = { clockOffset: clockOffset(now), specialDays: [] }
  const coming = comingWords({ week: WEEK, place: 'hatfield' }, site, now)
  expect(coming.map(({ at, text }) => [new Date(at).toISOString(), text])).toEqual([
    ['2026-11-20T22:00:00.000Z', 'Closed, opens Sat 9 AM'],
    ['2026-11-21T05:00:00.000Z', 'Closed, opens today 9 AM'],
    ['2026-11-21T14:00:00.000Z', 'Open now, until 5 PM'],
    ['2026-11-21T22:00:00.000Z', 'Closed, opens Mon 9 AM'],
  ])
})

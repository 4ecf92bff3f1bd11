import { HOURS } from '#graph/dealer/dealer.ts'
import { clockOffset } from '#graph/dealer/opening-hours.ts'
import { formatClock, openingStatus } from './openingStatus.ts'

const statusAt = (iso: string) => {
  const at = Date.parse(iso)
  return openingStatus(HOURS.week, at, clockOffset(at)).text
}

describe('openingStatus', () => {
  it.each([
    ['a Friday morning', '2026-11-20T15:00:00Z', 'Open now, until 5 PM'],
    ['the minute before opening', '2026-11-20T13:59:00Z', 'Closed, opens today 9 AM'],
    ['the closing minute', '2026-11-20T22:00:00Z', 'Closed, opens Sat 9 AM'],
    ['a Saturday evening, over the closed Sunday', '2026-11-21T23:30:00Z', 'Closed, opens Mon 9 AM'],
    ['a Sunday', '2026-11-22T17:00:00Z', 'Closed, opens Mon 9 AM'],
    ['daylight saving time', '2026-07-01T13:00:00Z', 'Open now, until 5 PM'],
    ['midnight in New York, which is the next day in UTC', '2026-11-21T04:30:00Z', 'Closed, opens Sat 9 AM'],
  ])('reads the clock of the dealer: %s', (_when, iso, text) => {
    expect(statusAt(iso)).toBe(text)
  })

  it('says closed and nothing more when no day is open', () => {
    expect(openingStatus([null, null, null, null, null, null, null], 0, 0).text).toBe('Closed')
  })
})

it('writes clocks as Americans read them', () => {
  expect(['00:00', '09:00', '12:00', '17:30'].map(formatClock)).toEqual(['12 AM', '9 AM', '12 PM', '5:30 PM'])
})

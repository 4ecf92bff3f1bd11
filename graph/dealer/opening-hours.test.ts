import { HOURS } from './dealer.ts'
import { clockOffset, isOpenAt, offsetOf } from './opening-hours.ts'

describe('offsetOf', () => {
  it.each([
    ['GMT-05:00', -300],
    ['GMT+05:30', 330],
    ['GMT-03:30', -210],
    ['GMT', 0],
  ])('reads %s as %i minutes', (name, minutes) => {
    expect(offsetOf(name)).toBe(minutes * 60_000)
  })
})

describe('isOpenAt', () => {
  it.each([
    ['a Friday morning', '2026-11-20T15:00:00Z', true],
    ['the minute before opening', '2026-11-20T13:59:59Z', false],
    ['the opening minute', '2026-11-20T14:00:00Z', true],
    ['the closing minute', '2026-11-20T22:00:00Z', false],
    ['a Sunday', '2026-11-22T17:00:00Z', false],
    ['daylight saving time', '2026-07-01T13:00:00Z', true],
    ['the same clock in winter, an hour later in New York', '2026-12-02T13:00:00Z', false],
    ['a Saturday evening in New York, which is Sunday in UTC', '2026-11-22T00:30:00Z', false],
    ['a Monday at midnight', '2026-11-23T05:00:00Z', false],
  ])('reads the clock of the dealer: %s', (_when, iso, isOpen) => {
    expect(isOpenAt(HOURS.week, Date.parse(iso), clockOffset(Date.parse(iso)))).toBe(isOpen)
  })
})

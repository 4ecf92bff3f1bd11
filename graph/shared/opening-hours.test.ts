import type { Hours } from '#graph/dealer/dealer.ts'
import { WEEK } from '#graph/testing/week.ts'
import { clockOffset, dayAt, isOpenAt, offsetOf, type SpecialDay, specialDaysAt } from './opening-hours.ts'

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
    expect(isOpenAt({ week: WEEK, specialDays: [] }, Date.parse(iso), clockOffset(Date.parse(iso)))).toBe(isOpen)
  })
})

const special = (from: string, until: string, hours: Hours = null, places: string[] | null = null): SpecialDay => ({
  from,
  until,
  places,
  hours,
  reason: null,
})

describe('a special day', () => {
  const hoursAt = (iso: string, specialDays: SpecialDay[], ahead = 0) => {
    const at = Date.parse(iso)
    return dayAt({ week: WEEK, specialDays }, at, clockOffset(at), ahead).hours
  }
  const NINE_TO_FIVE = { opens: '09:00', closes: '17:00' }
  const SHORT = { opens: '10:00', closes: '12:00' }

  it.each([
    ['the minute before it', '2026-11-25T23:59:59-05:00', NINE_TO_FIVE],
    ['its first minute', '2026-11-26T00:00:00-05:00', null],
    ['its last minute', '2026-11-26T23:59:59-05:00', null],
    ['the minute after it', '2026-11-27T00:00:00-05:00', NINE_TO_FIVE],
  ])('goes from midnight to midnight: %s', (_when, iso, hours) => {
    expect(hoursAt(iso, [special('2026-11-26', '2026-11-26')])).toEqual(hours)
  })

  it('has 25 hours on the day when the clocks go back', () => {
    const sunday = [special('2026-11-01', '2026-11-01', SHORT)]
    expect(hoursAt('2026-11-01T00:00:00-04:00', sunday)).toEqual(SHORT)
    expect(hoursAt('2026-11-01T23:59:59-05:00', sunday)).toEqual(SHORT)
    expect(hoursAt('2026-11-02T00:00:00-05:00', sunday)).toEqual(NINE_TO_FIVE)
  })

  it.each(['2026-12-31T12:00:00-05:00', '2027-01-01T12:00:00-05:00', '2027-01-02T12:00:00-05:00'])(
    'may belong to a range over New Year: %s',
    (iso) => {
      expect(hoursAt(iso, [special('2026-12-31', '2027-01-02')])).toBeNull()
    },
  )

  it('is the latest word of two, also where they only overlap', () => {
    const both = [special('2026-12-21', '2026-12-26'), special('2026-12-23', '2026-12-23', SHORT)]
    expect([0, 1, 2].map((ahead) => hoursAt('2026-12-22T12:00:00-05:00', both, ahead))).toEqual([null, SHORT, null])
    expect(hoursAt('2026-12-23T12:00:00-05:00', both.toReversed())).toBeNull()
  })

  it('may be for some places only', () => {
    const days = [special('2026-12-21', '2026-12-21', null, ['scranton']), special('2026-12-22', '2026-12-22')]
    expect(specialDaysAt('scranton', days)).toEqual(days)
    expect(specialDaysAt('hatfield', days)).toEqual([days[1]])
  })
})

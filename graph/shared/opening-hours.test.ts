import type { Hours } from '#graph/dealer/dealer.ts'
import { holidaysOf } from '#graph/seed/calendar.ts'
import { WEEK } from '#graph/testing/week.ts'
import { businessDay, dayFault, daysToAskFor } from './open-days.ts'
import {
  clockOffset,
  dayAt,
  isOpenAt,
  offsetOf,
  type Schedule,
  type SpecialDay,
  specialDaysAt,
} from './opening-hours.ts'

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

const daysAt = (time: string, { week = WEEK, specialDays = [] }: Partial<Schedule> = {}) => {
  const now = Date.parse(time)
  return daysToAskFor({ week, specialDays }, now, clockOffset(now)).slice(0, 4)
}

describe('daysToAskFor', () => {
  it('leaves an open day for the answer, and leaves out closed days', () => {
    expect(daysAt('2026-06-11T10:00:00-04:00')).toEqual(['2026-06-13', '2026-06-15', '2026-06-16', '2026-06-17'])
  })

  it('knows the day at the dealer’s: it is Thursday evening there, and Friday in Greenwich', () => {
    expect(daysAt('2026-06-12T02:00:00Z')[0]).toBe('2026-06-13')
  })

  it('leaves out a closed day, and takes one that is open for once', () => {
    const reason = null
    const specialDays = [
      { from: '2026-06-12', until: '2026-06-12', places: null, hours: null, reason },
      { from: '2026-06-14', until: '2026-06-14', places: null, hours: { opens: '10:00', closes: '12:00' }, reason },
    ]
    expect(daysAt('2026-06-11T10:00:00-04:00', { specialDays })).toEqual([
      '2026-06-14',
      '2026-06-15',
      '2026-06-16',
      '2026-06-17',
    ])
  })

  it('has no day for a showroom that never opens', () => {
    expect(daysAt('2026-06-11T10:00:00-04:00', { week: [null, null, null, null, null, null, null] })).toEqual([])
  })
})

const THANKSGIVING = { from: '2026-11-26', until: '2026-11-26', places: null, hours: null, reason: 'Thanksgiving' }
const schedule = { week: WEEK, specialDays: [THANKSGIVING] }

it.each([
  ['2026-11-25T10:00:00-05:00', 2, '2026-11-30'],
  ['2026-11-27T17:00:00-05:00', 2, '2026-12-01'],
  ['2026-11-27T17:00:00-05:00', 5, '2026-12-04'],
])('at %s, %i business days later is %s: neither a holiday nor a weekend counts', (time, count, day) => {
  const now = Date.parse(time)
  expect(businessDay(schedule, now, clockOffset(now), count)).toBe(day)
})

it.each([
  ['2026-11-25', 'PAST'],
  ['2026-11-26', 'CLOSED'],
  ['2026-11-27', 'SOON'],
  ['2026-11-28', undefined],
  ['2026-11-29', 'CLOSED'],
])('on Thanksgiving %s is %s', (day, fault) => {
  const now = Date.parse('2026-11-26T17:00:00-05:00')
  expect(dayFault(schedule, day, now, clockOffset(now))).toBe(fault)
})

it.each([
  [2026, ['01-01', '05-25', '07-04', '09-07', '11-26', '12-25']],
  [2027, ['01-01', '05-31', '07-04', '09-06', '11-25', '12-25']],
  [2028, ['01-01', '05-29', '07-04', '09-04', '11-23', '12-25']],
])('the holidays of %i', (year, days) => {
  expect(holidaysOf(year).map(({ firstDay }) => firstDay)).toEqual(days.map((date) => `${year}-${date}`))
})

import { WEEK } from '#graph/testing/week.ts'
import { businessDay, dayFault, daysToAskFor } from './open-days.ts'
import { clockOffset, type Schedule } from './opening-hours.ts'

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

import { clockOffset, type SpecialDay } from '#graph/shared/opening-hours.ts'
import { nextDay } from './nextDay.ts'

const saturday = (time: string, specialDays: SpecialDay[] = []) => {
  const now = Date.parse(time)
  const event = { dayOfWeek: 'Saturday', closes: '15:00', locationIds: ['pocono-pines', 'scranton'] } as const
  return nextDay(event, specialDays, now, clockOffset(now))
}

describe('nextDay', () => {
  it.each([
    ['2026-05-04T12:00:00-04:00', '2026-05-09'],
    ['2026-05-09T09:00:00-04:00', '2026-05-09'],
    ['2026-05-09T15:00:00-04:00', '2026-05-16'],
    // Saturday in Greenwich, still Friday evening at the dealer's.
    ['2026-05-09T02:00:00Z', '2026-05-09'],
    // Sunday in Greenwich, still Saturday evening at the dealer's.
    ['2026-05-10T02:00:00Z', '2026-05-16'],
    // Over the end of summer time.
    ['2026-10-31T20:00:00-04:00', '2026-11-07'],
  ])('at %s is %s', (now, date) => {
    expect(saturday(now)).toBe(date)
  })

  it.each([
    ['every place is closed', null, '2026-05-16'],
    ['one place is closed', ['scranton'], '2026-05-09'],
  ])('when %s', (_when, places, date) => {
    const closed = { from: '2026-05-08', until: '2026-05-09', places, hours: null, reason: null }
    expect(saturday('2026-05-04T12:00:00-04:00', [closed])).toBe(date)
  })

  it('is none when it is closed for good', () => {
    const closed = { from: '2026-01-01', until: '2030-01-01', places: null, hours: null, reason: null }
    expect(saturday('2026-05-04T12:00:00-04:00', [closed])).toBeUndefined()
  })
})

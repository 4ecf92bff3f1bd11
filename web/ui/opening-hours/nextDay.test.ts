import { clockOffset } from '#graph/dealer/opening-hours.ts'
import { nextDay } from './nextDay.ts'

const saturday = (time: string) => {
  const now = Date.parse(time)
  return nextDay({ dayOfWeek: 'Saturday', closes: '15:00' }, now, clockOffset(now))
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
})

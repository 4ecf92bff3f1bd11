import { hoursLines, openHours } from '#graph/shared/hours-lines.ts'
import { clockOffset, type SpecialDay } from '#graph/shared/opening-hours.ts'
import { nextDay, weekHours } from './weekHours.ts'

const NINE_TO_FIVE = { opens: '09:00', closes: '17:00' }

it('puts the days in order from Monday', () => {
  const week = weekHours([
    { day: 'SUNDAY', opens: null, closes: null },
    { day: 'MONDAY', ...NINE_TO_FIVE },
  ])
  expect(week).toEqual([NINE_TO_FIVE, null, null, null, null, null, null])
})

describe('hoursLines', () => {
  it('joins workdays with the same hours, and keeps Saturday apart from them', () => {
    const week = [...Array(6).fill(NINE_TO_FIVE), null]
    expect(hoursLines(week)).toEqual([
      { days: 'Mon–Fri', text: '9AM–5PM' },
      { days: 'Sat', text: '9AM–5PM' },
      { days: 'Sun', text: 'Closed' },
    ])
  })

  it('joins a weekend with the same hours', () => {
    const late = { opens: '09:00', closes: '17:30' }
    expect(hoursLines([late, late, late, late, late, null, null])).toEqual([
      { days: 'Mon–Fri', text: '9AM–5:30PM' },
      { days: 'Sat–Sun', text: 'Closed' },
    ])
  })

  it('keeps apart equal hours with other days between them', () => {
    const week = [NINE_TO_FIVE, null, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE]
    expect(hoursLines(week).map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed–Fri', 'Sat–Sun'])
  })
})

it('joins days with the same hours in one line, also those that are closed', () => {
  expect(openHours([...Array(6).fill(NINE_TO_FIVE), null])).toBe('Mon–Sat 9AM–5PM, Sun closed')
  expect(openHours([null, NINE_TO_FIVE, null, null, null, null, null])).toBe('Mon closed, Tue 9AM–5PM, Wed–Sun closed')
})

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

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

const LATE = { opens: '09:00', closes: '17:30' }
const SIX_DAYS = [...Array(6).fill(NINE_TO_FIVE), null]

it.each([
  // Workdays are one line, and Saturday stays apart from them.
  [SIX_DAYS, 'Mon–Fri 9AM–5PM, Sat 9AM–5PM, Sun Closed'],
  [[LATE, LATE, LATE, LATE, LATE, null, null], 'Mon–Fri 9AM–5:30PM, Sat–Sun Closed'],
  [[NINE_TO_FIVE, null, ...Array(5).fill(NINE_TO_FIVE)], 'Mon 9AM–5PM, Tue Closed, Wed–Fri 9AM–5PM, Sat–Sun 9AM–5PM'],
])('days with the same hours are one line (%#)', (week, lines) =>
  expect(
    hoursLines(week)
      .map(({ days, text }) => `${days} ${text}`)
      .join(', '),
  ).toBe(lines),
)

it('a sentence joins all days with the same hours, also those that are closed', () => {
  expect(openHours(SIX_DAYS)).toBe('Mon–Sat 9AM–5PM, Sun closed')
  expect(openHours([null, NINE_TO_FIVE, null, null, null, null, null])).toBe('Mon closed, Tue 9AM–5PM, Wed–Sun closed')
})

const saturday = (time: string, specialDays: SpecialDay[] = []) => {
  const now = Date.parse(time)
  const event = { dayOfWeek: 'Saturday', closes: '15:00', locationIds: ['pocono-pines', 'scranton'] } as const
  return nextDay(event, specialDays, now, clockOffset(now))
}

const closed = (from: string, until: string, places: string[] | null) => ({
  ...{ from, until, places, hours: null, reason: null },
})

it.each<[now: string, date: string | undefined, specialDays?: SpecialDay[]]>([
  ['2026-05-04T12:00:00-04:00', '2026-05-09'],
  ['2026-05-09T09:00:00-04:00', '2026-05-09'],
  ['2026-05-09T15:00:00-04:00', '2026-05-16'],
  // Saturday in Greenwich, still Friday evening at the dealer's.
  ['2026-05-09T02:00:00Z', '2026-05-09'],
  // Sunday in Greenwich, still Saturday evening at the dealer's.
  ['2026-05-10T02:00:00Z', '2026-05-16'],
  // Over the end of summer time.
  ['2026-10-31T20:00:00-04:00', '2026-11-07'],
  // Every place is closed, one of them, or all for good.
  ['2026-05-04T12:00:00-04:00', '2026-05-16', [closed('2026-05-08', '2026-05-09', null)]],
  ['2026-05-04T12:00:00-04:00', '2026-05-09', [closed('2026-05-08', '2026-05-09', ['scranton'])]],
  ['2026-05-04T12:00:00-04:00', undefined, [closed('2026-01-01', '2030-01-01', null)]],
])('the Saturday to come at %s is %s (%j)', (now, date, specialDays = []) =>
  expect(saturday(now, specialDays)).toBe(date),
)

import type { SpecialDay } from '#graph/shared/opening-hours.ts'
import { WEEK } from '#graph/testing/week.ts'
import { openingHours } from './dealerNodes.ts'

const _opening = { week: WEEK, specialDays: [], now: 0, offset: 0 }
const _SITE = 'https://carts.example'

const LONG = { opens: '08:00', closes: '17:00' }
const SHORT = { opens: '09:00', closes: '15:00' }
const DAYS = [LONG, null, LONG, SHORT, null, null, SHORT]
const NOW = { now: Date.parse('2026-12-20T12:00:00-05:00'), offset: -5 * 3_600_000 }

it('gathers the days with the same hours and leaves closed days out', () => {
  const { openingHoursSpecification, ...rest } = openingHours({ week: DAYS, specialDays: [], ...NOW })
  expect(openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', ...LONG, dayOfWeek: ['Monday', 'Wednesday'] },
    { '@type': 'OpeningHoursSpecification', ...SHORT, dayOfWeek: ['Thursday', 'Sunday'] },
  ])
  expect(rest.specialOpeningHoursSpecification).toBeUndefined()
})

it('says each special day of the next weeks once, by the latest word', () => {
  const special = (from: string, until: string, hours: SpecialDay['hours']): SpecialDay => ({
    from,
    until,
    places: null,
    hours,
    reason: null,
  })
  const specialDays = [
    special('2026-12-24', '2027-01-02', null),
    special('2026-12-24', '2026-12-24', SHORT),
    special('2027-07-04', '2027-07-04', null),
  ]
  expect(openingHours({ week: DAYS, specialDays, ...NOW }).specialOpeningHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', ...SHORT, validFrom: '2026-12-24', validThrough: '2026-12-24' },
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-25',
      validThrough: '2027-01-02',
    },
  ])
})

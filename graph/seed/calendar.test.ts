import { holidaysOf } from './calendar.ts'

it.each([
  [2026, ['01-01', '05-25', '07-04', '09-07', '11-26', '12-25']],
  [2027, ['01-01', '05-31', '07-04', '09-06', '11-25', '12-25']],
  [2028, ['01-01', '05-29', '07-04', '09-04', '11-23', '12-25']],
])('the holidays of %i', (year, days) => {
  expect(holidaysOf(year).map(({ firstDay }) => firstDay)).toEqual(days.map((date) => `${year}-${date}`))
})

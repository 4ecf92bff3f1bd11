import { addDays, countDays } from './rentalDays.ts'

it('counts the first and the last day, also over a change of the clock', () => {
  expect(countDays('2026-06-12', '2026-06-14')).toBe(3)
  expect(countDays('2026-10-31', '2026-11-02')).toBe(3)
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
})

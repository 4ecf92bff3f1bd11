import { openingHours } from './openingHours.ts'

it('gathers the days with the same hours and leaves closed days out', () => {
  const long = { opens: '08:00', closes: '17:00' }
  const short = { opens: '09:00', closes: '15:00' }
  expect(openingHours([long, null, long, short, null, null, short])).toEqual([
    { '@type': 'OpeningHoursSpecification', ...long, dayOfWeek: ['Monday', 'Wednesday'] },
    { '@type': 'OpeningHoursSpecification', ...short, dayOfWeek: ['Thursday', 'Sunday'] },
  ])
})

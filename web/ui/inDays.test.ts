import { inDays } from './inDays.ts'

it('counts days as people do', () => {
  expect([1, 3, 30].map(inDays)).toEqual(['1 day', '3 days', '30 days'])
})

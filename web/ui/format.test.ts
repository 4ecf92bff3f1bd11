import { inDays, percentage } from './format.ts'

it('counts days as people do', () => {
  expect([1, 3, 30].map(inDays)).toEqual(['1 day', '3 days', '30 days'])
})

it('prints percent to one decimal', () => {
  expect([6.8, 40, 61.6].map(percentage)).toEqual(['6.8%', '40.0%', '61.6%'])
})

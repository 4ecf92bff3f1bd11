import { percentage } from './rentalTexts.ts'

it('prints percent to one decimal', () => {
  expect([6.8, 40, 61.6].map(percentage)).toEqual(['6.8%', '40.0%', '61.6%'])
})

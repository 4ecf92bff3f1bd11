import { inDays, percentage, seatsLabel } from './format.ts'
import { formatExact, formatPrice } from './formatPrice.ts'

it('counts days as people do', () => {
  expect([1, 3, 30].map(inDays)).toEqual(['1 day', '3 days', '30 days'])
})

it('prints percent to one decimal', () => {
  expect([6.8, 40, 61.6].map(percentage)).toEqual(['6.8%', '40.0%', '61.6%'])
})

it('writes prices as Intl does', () => {
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const amounts = [0, 1, 999, 999.5, 1000, 8495, 12_995.49, 12_995.5, 999_999.5, 1_234_567, 9_007_199_254_740_991]
  for (const amount of amounts) {
    expect(formatPrice(amount)).toBe(format(amount))
    if (amount) expect(formatPrice(-amount)).toBe(format(-amount))
  }
})

it('prints cents only where there are some', () => {
  expect([245, 1050, 228.34, 94, 116.67, 245.5].map(formatExact)).toEqual([
    '$245',
    '$1,050',
    '$228.34',
    '$94',
    '$116.67',
    '$245.50',
  ])
})

it('one seat is a seat', () => {
  expect([1, '1', 4, '6'].map(seatsLabel)).toEqual(['1 seat', '1 seat', '4 seats', '6 seats'])
})

import { formatExact, formatPrice } from './formatPrice.ts'

it('prints whole dollars', () => {
  expect([12995, 0].map(formatPrice)).toEqual(['$12,995', '$0'])
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

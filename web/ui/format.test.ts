import { cutAtClause, cutText } from './cutText.ts'
import { formatExact, formatPrice, inDays, percentage, seatsLabel } from './format.ts'

it('counts days and seats as people do, and prints percent to one decimal, cents only where there are some', () => {
  expect([1, 30].map(inDays)).toEqual(['1 day', '30 days'])
  expect([1, '1', 4].map(seatsLabel)).toEqual(['1 seat', '1 seat', '4 seats'])
  expect([6.8, 40].map(percentage)).toEqual(['6.8%', '40.0%'])
  expect([1050, 228.34, 245.5].map(formatExact)).toEqual(['$1,050', '$228.34', '$245.50'])
})

it('writes prices as Intl does', () => {
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const amounts = [0, 1, 999, 999.5, 1000, 8495, 12_995.49, 12_995.5, 999_999.5, 1_234_567, 9_007_199_254_740_991]
  for (const amount of amounts) {
    expect(formatPrice(amount)).toBe(format(amount))
    if (amount) expect(formatPrice(-amount)).toBe(format(-amount))
  }
})

it.each([
  ['Two seats', 9, 'Two seats'],
  ['Two seats and a bed', 15, 'Two seats and…'],
  ['Two seats and a bed', 14, 'Two seats and…'],
  // Within a word of Chinese or an address, but within no letter.
  ['高尔夫球车'.repeat(100), 10, '高尔夫球车高尔夫球…'],
  [`See ${'https://a.example/'.repeat(20)}`, 10, 'See https…'],
  [`12345678${'😀'.repeat(9)}`, 10, '12345678…'],
])('"%s" is cut to %i characters', (text, most, cut) => expect(cutText(text, most)).toBe(cut))

it.each([
  ['Two rows, in silver. Built to order, for 1,100 guests', 45, 'Two rows, in silver'],
  ['Two rows, in silver, for 1,100 guests. Built to order', 25, 'Two rows, in silver'],
  ['Built for 1,100 guests of venues', 20, 'Built for 1,100…'],
  ['In silver.', 20, 'In silver.'],
])('"%s" ends with a sentence or a clause within %i characters', (text, most, cut) =>
  expect(cutAtClause(text, most)).toBe(cut),
)

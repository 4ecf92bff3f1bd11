import { formatPrice } from './formatPrice.ts'

it('writes prices as Intl does', () => {
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const amounts = [0, 1, 999, 999.5, 1000, 8495, 12_995.49, 12_995.5, 999_999.5, 1_234_567, 9_007_199_254_740_991]
  for (const amount of amounts) {
    expect(formatPrice(amount)).toBe(format(amount))
    if (amount) expect(formatPrice(-amount)).toBe(format(-amount))
  }
})

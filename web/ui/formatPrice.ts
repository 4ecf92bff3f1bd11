/** 1234567 as "1,234,567". */
const inThousands = (digits: string): string =>
  digits.length > 3 ? `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits

/** USD without decimals: 12995 as "$12,995". Without Intl, whose first formatter takes a phone 200 ms: every page's script has it. */
export const formatPrice = (amount: number) =>
  `${amount < 0 ? '-' : ''}$${inThousands(String(Math.round(Math.abs(amount))))}`

let exact: Intl.NumberFormat | undefined

/** Cents only where there are some: 1050 as "$1,050", 228.34 as "$228.34". */
export const formatExact = (amount: number) => {
  exact ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return exact.format(amount)
}

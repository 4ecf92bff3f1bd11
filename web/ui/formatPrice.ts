/** USD without decimals: 12995 as "$12,995". Without Intl, whose first formatter takes a phone 200 ms: every page's script has it. */
export const formatPrice = (amount: number) => {
  const digits = String(Math.round(Math.abs(amount))).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}$${digits}`
}

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

const usd = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...options })

const whole = /* @__PURE__ */ usd({ maximumFractionDigits: 0 })
const exact = /* @__PURE__ */ usd({ trailingZeroDisplay: 'stripIfInteger' })

/** USD without decimals: 12995 as "$12,995". */
export const formatPrice = (amount: number) => whole.format(amount)

/** Cents only where there are some: 1050 as "$1,050", 228.34 as "$228.34". */
export const formatExact = (amount: number) => exact.format(amount)

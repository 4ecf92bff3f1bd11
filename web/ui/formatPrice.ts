const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** USD without decimals: 12995 as "$12,995". */
export const formatPrice = (usd: number) => dollars.format(usd)

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Cents only where there are some: 1050 as "$1,050", 228.34 as "$228.34". */
export const dollars = (amount: number) => usd.format(amount)

/** "38.7%", always to one decimal. */
export const percentage = (value: number) => `${percent.format(value)}%`

/** "1 day", "7 days". */
export const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

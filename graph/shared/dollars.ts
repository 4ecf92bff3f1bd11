const formatter = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
})

/** "$1,050", or "$1,050.50": cents only where there are some. */
export const dollars = (amount: number): string => formatter.format(amount)

// "negative": an amount that rounds to zero has no minus.
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' })
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'negative' })

/** With cents, so that the visitor can check the subtraction: 839.8 as "$839.80". */
export const dollars = (value: number) => usd.format(value)

/** 5096.02 as "5,096", 42.042 as "42". */
export const decimal = (value: number) => oneDecimal.format(value)

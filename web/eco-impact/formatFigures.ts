const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'negative' })

/** 5096.02 as "5,096", 42.042 as "42". */
export const decimal = (value: number) => oneDecimal.format(value)

const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "38.7%", always to one decimal. */
export const percentage = (value: number) => `${percent.format(value)}%`

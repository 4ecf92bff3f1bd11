// Apart from the figures, because the script of every page computes with it.

/** Sales tax and total of a price and its delivery, in US dollars to the cent. */
export function withTax(price: number, deliveryFee: number, percent: number): { salesTax: number; total: number } {
  const cents = Math.round((price + deliveryFee) * 100)
  const tax = Math.round((cents * percent) / 100)
  return { salesTax: tax / 100, total: (cents + tax) / 100 }
}

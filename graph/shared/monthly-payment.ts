/** A loan with equal monthly payments. Amounts are US dollars with cents. */
export interface Loan {
  price: number
  /** Paid at once; the rest is financed. */
  downPayment: number
  months: number
  /** Interest in percent a year, for example 6.99. */
  ratePercent: number
}

export interface Repayment {
  /** Price less the down payment, never below 0. */
  financed: number
  /** Every payment but the last. */
  monthly: number
  /** The last payment, which takes up the cents that the others were rounded by. */
  last: number
  interest: number
  /** Down payment and all payments. */
  total: number
}

/** Amortises a loan month by month, rounding each month's interest to the cent as lenders do. */
export function repaymentOf({ price, downPayment, months, ratePercent }: Loan): Repayment {
  const financed = Math.max(0, Math.round(price * 100) - Math.round(downPayment * 100))
  const rate = ratePercent / 1200
  const exact = rate === 0 ? financed / months : (financed * rate) / -Math.expm1(-months * Math.log1p(rate))
  const monthly = Math.max(0, Math.ceil(exact - 1e-9))
  let owed = financed
  let interest = 0
  let last = 0
  for (let month = 1; month <= months; month++) {
    const charged = Math.round(owed * rate)
    interest += charged
    last = month === months ? owed + charged : Math.min(monthly, owed + charged)
    owed += charged - last
  }
  const dollars = (cents: number) => cents / 100
  return {
    financed: dollars(financed),
    monthly: dollars(monthly),
    last: dollars(last),
    interest: dollars(interest),
    total: dollars(Math.round(downPayment * 100) + financed + interest),
  }
}

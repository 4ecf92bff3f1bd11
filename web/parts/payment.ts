import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { type Repayment, repaymentOf } from '#graph/shared/monthly-payment.ts'
import { formatExact, formatPrice } from '#web/ui/formatPrice.ts'

/** Down payment in US dollars, number of monthly payments, interest in percent a year. */
export type Estimate = { down: number; months: number; rate: number }

/** The dealer's own terms for a cart of this price. */
export const standardEstimate = (price: number): Estimate => ({
  down: Math.round((price * FINANCING.downPaymentPercent) / 10_000) * 100,
  months: FINANCING.defaultMonths,
  rate: FINANCING.ratePercent,
})

export const repaymentFor = (price: number, { down, months, rate }: Estimate): Repayment =>
  repaymentOf({ price, downPayment: down, months, ratePercent: rate })

/** "$800 down, 60 mo, 7.99% APR": an advertised payment needs its terms beside it. */
export const termsOf = ({ down, months, rate }: Estimate) => `${formatExact(down)} down, ${months} mo, ${rate}% APR`

/** "$154/mo est. · $800 down, 60 mo, 7.99% APR", on the dealer's own terms. */
export const paymentWithTerms = (price: number) => {
  const estimate = standardEstimate(price)
  return `${formatPrice(repaymentFor(price, estimate).monthly)}/mo est. · ${termsOf(estimate)}`
}

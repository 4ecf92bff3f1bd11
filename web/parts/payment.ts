import { FINANCING, type ZeroPercent, zeroPercentMonths } from '#graph/dealer/financing.ts'
import { type Repayment, repaymentOf } from '#graph/shared/monthly-payment.ts'
import { type DeliveredCart, deliveredCart, deliveredPrices } from '#web/parts/delivery/deliveredPrices.ts'
import { formatExact, formatPrice } from '#web/ui/format.ts'

/** Down payment in US dollars, number of monthly payments, interest in percent a year. */
export type Estimate = { down: number; months: number; rate: number }

/** A cart of this price; `zeroPercentMonths` is its longest loan without interest, where it has one. */
export type Financed = { price: number; zeroPercentMonths: number | null }

export const financed = (
  cart: Parameters<typeof zeroPercentMonths>[0] & { price: number },
  promotion: ZeroPercent | null | undefined,
): Financed => ({ price: cart.price, zeroPercentMonths: zeroPercentMonths(cart, promotion) })

/** The dealer's own terms for a cart: those of its promotion, with the longest term that the estimate offers. */
export const standardEstimate = ({ price, zeroPercentMonths }: Financed): Estimate => {
  const free = FINANCING.months.filter((months) => months <= (zeroPercentMonths ?? 0)).at(-1)
  return {
    down: Math.round((price * FINANCING.downPaymentPercent) / 10_000) * 100,
    months: free ?? FINANCING.defaultMonths,
    rate: free ? 0 : FINANCING.ratePercent,
  }
}

/** In whole dollars but for its payments, so that what is shown adds up. */
export const repaymentFor = (price: number, { down, months, rate }: Estimate): Repayment => {
  const repayment = repaymentOf({ price, downPayment: down, months, ratePercent: rate })
  const [financed, interest] = [Math.round(repayment.financed), Math.round(repayment.interest)]
  return { ...repayment, financed, interest, total: Math.round(down) + financed + interest }
}

/** "$800 down, 60 mo, 7.99% APR". */
export const termsOf = ({ down, months, rate }: Estimate) => `${formatExact(down)} down, ${months} mo, ${rate}% APR`

/** "$166", a month of what the cart costs at a door so many miles away. */
export const monthlyAtDoor = (cart: DeliveredCart, estimate: Estimate, miles = 0) =>
  formatPrice(repaymentFor(deliveredPrices(cart, miles).amount, estimate).monthly)

/** On the dealer's own terms: "$166/mo with tax", and "$800 down, 60 mo, 7.99% APR", which an advertised payment needs beside it. */
export const standardPayment = (cart: Financed) => {
  const estimate = standardEstimate(cart)
  return {
    payment: `${monthlyAtDoor(deliveredCart(cart.price), estimate)}/mo with tax`,
    terms: `${termsOf(estimate)}${estimate.rate === 0 ? ' on approved credit' : ''}`,
  }
}

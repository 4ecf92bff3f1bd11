import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { type Repayment, repaymentOf } from '#graph/shared/monthly-payment.ts'
import { readNumber } from '#web/ui/format.ts'
import { formatExact, formatPrice } from '#web/ui/formatPrice.ts'

/** Down payment in US dollars, number of monthly payments, interest in percent a year. */
export type Estimate = { down: number; months: number; rate: number }

/** Names of the fields in the form and in the address, `?down=&months=&rate=`. */
export type EstimateField = keyof Estimate

/** The values that the form takes for a cart of this price; undefined for any other text. */
const readers = (price: number): Record<EstimateField, (text: string | null) => number | undefined> => ({
  down: (text) => {
    const down = readNumber(text, { least: 0, most: price })
    return down === undefined ? undefined : Math.round(down * 100) / 100
  },
  months: (text) => FINANCING.months.find((months) => String(months) === text),
  rate: (text) => readNumber(text, { least: 0, most: FINANCING.maxRatePercent }),
})

/** The dealer's own terms for a cart of this price. */
export const standardEstimate = (price: number): Estimate => ({
  down: Math.round((price * FINANCING.downPaymentPercent) / 10_000) * 100,
  months: FINANCING.defaultMonths,
  rate: FINANCING.ratePercent,
})

const FIELDS: EstimateField[] = ['down', 'months', 'rate']

/** The estimate of an address or a form: wrong and missing values are the dealer's own; `wrong` names their fields. */
export const readEstimate = (params: URLSearchParams, price: number) => {
  const estimate = standardEstimate(price)
  const wrong: EstimateField[] = []
  for (const field of FIELDS) {
    const value = readers(price)[field](params.get(field))
    if (value === undefined) wrong.push(field)
    else estimate[field] = value
  }
  return { estimate, wrong }
}

export const writeEstimate = ({ down, rate, months }: Estimate) => ({
  down: String(down),
  rate: String(rate),
  months: String(months),
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

/** The values that a field takes, in words. */
export const rangeOf = (price: number) => ({
  down: `${formatExact(0)} to ${formatExact(price)}`,
  rate: `0% to ${FINANCING.maxRatePercent}%`,
})

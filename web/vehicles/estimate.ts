import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { type Repayment, repaymentOf } from '#graph/dealer/monthly-payment.ts'
import { formatExact } from '#web/ui/formatPrice.ts'

/** Down payment in US dollars, number of monthly payments, interest in percent a year. */
export type Estimate = { down: number; months: number; rate: number }

/** Names of the fields in the form and in the address, `?down=&months=&rate=`. */
export type EstimateField = keyof Estimate

const NUMBER = /^\d{1,8}(?:\.\d{1,3})?$/

const numberUpTo = (most: number) => (text: string | null) => {
  if (text === null || !NUMBER.test(text)) return
  const number = Number(text)
  return number <= most ? number : undefined
}

/** The values that the form takes for a cart of this price; undefined for any other text. */
const readers = (price: number): Record<EstimateField, (text: string | null) => number | undefined> => ({
  down: (text) => {
    const down = numberUpTo(price)(text)
    return down === undefined ? undefined : Math.round(down * 100) / 100
  },
  months: (text) => FINANCING.months.find((months) => String(months) === text),
  rate: numberUpTo(FINANCING.maxRatePercent),
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

export const isChosen = (params: URLSearchParams) => FIELDS.some((field) => params.has(field))

export const repaymentFor = (price: number, { down, months, rate }: Estimate): Repayment =>
  repaymentOf({ price, downPayment: down, months, ratePercent: rate })

/** "$800 down, 60 months at 7.99% a year". */
export const termsOf = ({ down, months, rate }: Estimate) =>
  `${formatExact(down)} down, ${months} months at ${rate}% a year`

/** The values that a field takes, in words. */
export const rangeOf = (price: number) => ({
  down: `${formatExact(0)} to ${formatExact(price)}`,
  rate: `0% to ${FINANCING.maxRatePercent}%`,
})

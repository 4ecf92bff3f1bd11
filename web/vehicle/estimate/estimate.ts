import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { type Estimate, type Financed, standardEstimate } from '#web/parts/payment.ts'
import { readNumber } from '#web/ui/format.ts'
import { formatExact } from '#web/ui/formatPrice.ts'

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

const FIELDS: EstimateField[] = ['down', 'months', 'rate']

/** The estimate of an address or a form: wrong and missing values are the dealer's own; `wrong` names their fields. */
export const readEstimate = (params: URLSearchParams, cart: Financed) => {
  const estimate = standardEstimate(cart)
  const wrong: EstimateField[] = []
  for (const field of FIELDS) {
    const value = readers(cart.price)[field](params.get(field))
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

/** The values that a field takes, in words. */
export const rangeOf = (price: number) => ({
  down: `${formatExact(0)} to ${formatExact(price)}`,
  rate: `0% to ${FINANCING.maxRatePercent}%`,
})

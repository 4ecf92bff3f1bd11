import type { Availability } from '#graph/shared/availability.ts'

/** The lender's terms that pages name, and the defaults of the monthly estimate. For the dealer to confirm with its lender. */
export const FINANCING = {
  /** Down payment in percent of the price, rounded to 100 dollars. */
  downPaymentPercent: 10,
  /** Terms to choose from, in months. */
  months: [24, 36, 48, 60, 72],
  defaultMonths: 60,
  /** Interest in percent a year. */
  ratePercent: 7.99,
  /** Highest rate that the form takes, in percent a year. */
  maxRatePercent: 30,
  disclaimer:
    "An estimate, not an offer of credit. Title, plates and lender fees aren't included. The lender sets your rate and terms when you apply.",
} as const

/** Financing without interest on new carts of these series, the "select models"; a row of the database. */
export interface ZeroPercent {
  months: number
  series: readonly { brand: string; category: string }[]
  /** YYYY-MM-DD; null until somebody ends it. */
  lastDay?: string | null
}

const LIST = /* @__PURE__ */ new Intl.ListFormat('en-US', { style: 'long' })
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The carts with 0% financing, for every page that mentions it. */
export const zeroPercentText = ({ months, series, lastDay }: ZeroPercent) =>
  `0% APR for up to ${months} months on new ${LIST.format(series.map(({ brand, category }) => `${brand} ${category}`)).replace(/, and (?=[^,]*$)/, ' and ')} carts${lastDay ? ` through ${DAY.format(new Date(lastDay))}` : ''}, on approved credit.`

/** A point of a list about buying. */
export const financingPoint = (promotion: ZeroPercent | null | undefined) => ({
  title: promotion ? '0% financing on select models' : 'Financing',
  text: promotion
    ? `${zeroPercentText(promotion)} Apply online with our lender.`
    : 'Apply online with our lender. It takes a few minutes.',
})

type Cart = { brand: string; category: string; condition: 'NEW' | 'USED'; availability: Availability }

/** The longest loan without interest for a cart, in months; null where there is none. */
export const zeroPercentMonths = (
  { brand, category, condition, availability }: Cart,
  promotion: ZeroPercent | null | undefined,
) => {
  const isPromoted = promotion?.series.some((one) => one.brand === brand && one.category === category)
  return isPromoted && condition === 'NEW' && availability === 'IN_STOCK' ? promotion!.months : null
}

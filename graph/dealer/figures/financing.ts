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
  /** The "select models" of 0% financing: new carts of these series. */
  zeroPercent: {
    months: 36,
    series: [
      { brand: 'Denago', category: 'City' },
      { brand: 'Evolution', category: 'D5 Maverick' },
      { brand: 'Evolution', category: 'D6 Max' },
    ],
  },
  disclaimer:
    "An estimate, not an offer of credit. Tax, registration and fees aren't included. The lender sets your rate and terms when you apply.",
} as const

const { months, series } = FINANCING.zeroPercent
const names = series.map(({ brand, category }) => `${brand} ${category}`)

/** The carts with 0% financing, for every page that mentions it. */
export const ZERO_PERCENT = `0% for up to ${months} months on new ${names.slice(0, -1).join(', ')} and ${names.at(-1)} carts, with approved credit.`

type Cart = { brand: string; category: string; condition: 'NEW' | 'USED'; availability: Availability }

export const hasZeroPercent = ({ brand, category, condition, availability }: Cart) =>
  condition === 'NEW' &&
  availability === 'IN_STOCK' &&
  series.some((one) => one.brand === brand && one.category === category)

/**
 * The monthly estimate on vehicle pages: defaults of its form, and the sentence that stands beside each figure.
 * For the dealer to confirm with its lender.
 */
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
    'An estimate, not an offer of credit. Tax, registration and fees are not in it; the lender sets rate and terms after an application.',
} as const

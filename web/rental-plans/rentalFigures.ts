import { type PricedPlan, type Rental, toCents } from '#graph/rental-plans/cheapest-rental.ts'

type Savings = { amount: number; percentage: number; dailyRate: number }

export type PlanWithSavings = PricedPlan & { savings?: Savings | null }

/**
 * The price of a rental per day, and the saving against as many single days (undefined where there is none). A rental
 * that is exactly one plan has the plan's own figures, as its price card prints them.
 */
export const rentalFigures = (
  plans: readonly PlanWithSavings[],
  days: number,
  { parts, total, covered }: Rental<PlanWithSavings>,
) => {
  const [first] = parts
  const printed = parts.length === 1 && first?.count === 1 && covered === days ? first.plan.savings : undefined
  if (printed) return { perDay: printed.dailyRate, saved: printed }

  const perDay = total / days
  const singleDays = toCents(plans.find((plan) => plan.days === 1)?.price ?? 0) * days
  const cents = singleDays - toCents(total)
  return { perDay, saved: cents > 0 ? { amount: cents / 100, percentage: (cents / singleDays) * 100 } : undefined }
}

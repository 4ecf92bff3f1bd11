/** Length in days and price in US dollars. */
export type PricedPlan = { days: number; price: number }

export type Rental<Plan> = {
  /** Plans taken, longest first, and how often. */
  parts: { plan: Plan; count: number }[]
  total: number
  /** Days that are paid for: at least as many as asked, more where that costs less. */
  covered: number
}

type Best<Plan> = { cents: number; taken: Plan[] }

export const toCents = (usd: number) => Math.round(usd * 100)

const isBetter = <Plan>(a: Best<Plan>, b: Best<Plan> | undefined) =>
  !b || a.cents < b.cents || (a.cents === b.cents && a.taken.length < b.taken.length)

/**
 * The cheapest mix of plans for at least so many days, each plan as often as it helps; among equal prices, the mix with
 * the fewest plans. Undefined without plans.
 */
export const cheapestRental = <Plan extends PricedPlan>(
  plans: readonly Plan[],
  days: number,
): Rental<Plan> | undefined => {
  const byLength = [...plans].sort((a, b) => b.days - a.days)
  const bests: (Best<Plan> | undefined)[] = [{ cents: 0, taken: [] }]
  for (let length = 1; length <= days; length++) {
    for (const plan of byLength) {
      const rest = bests[Math.max(0, length - plan.days)]
      if (!rest) continue
      const candidate = { cents: rest.cents + toCents(plan.price), taken: [...rest.taken, plan] }
      if (isBetter(candidate, bests[length])) bests[length] = candidate
    }
  }

  const best = bests[days]
  if (!best) return
  const counted = byLength.map((plan) => ({ plan, count: best.taken.filter((taken) => taken === plan).length }))
  return {
    parts: counted.filter(({ count }) => count > 0),
    total: best.cents / 100,
    covered: best.taken.reduce((sum, plan) => sum + plan.days, 0),
  }
}

import { RENTAL } from '#graph/dealer/figures.ts'
import type { RentalDuration, RentalPlan } from './rental-plan.entity.ts'

export const DAYS: Record<RentalDuration, number> = { DAILY: 1, THREE_DAY: 3, WEEKLY: 7, MONTHLY: 30 }

export const daysOf = ({ duration }: RentalPlan): number => DAYS[duration]

const PERIODS: Record<RentalDuration, string> = {
  DAILY: 'day',
  THREE_DAY: '3 days',
  WEEKLY: 'week',
  MONTHLY: '30 days',
}

/** When and at what price a rental renews, or that it ends. */
export function renewalText(duration: `${RentalDuration}`, price: number): string {
  if (DAYS[duration] === RENTAL.longest.amount) return `Ends after ${DAYS[duration]} days, the longest rental`
  const cents = Number.isInteger(price) ? 0 : 2
  return `Renews at $${price.toLocaleString('en-US', { minimumFractionDigits: cents })} per ${PERIODS[duration]}`
}

import type { RentalDuration, RentalPlan } from './rental-plan.entity.ts'

export const DAYS: Record<RentalDuration, number> = { DAILY: 1, THREE_DAY: 3, WEEKLY: 7, MONTHLY: 30 }

export const daysOf = ({ duration }: RentalPlan): number => DAYS[duration]

// Both rental price lists: the rentals page's (STANDARD) and the town pages' (TOWN), three carts by four durations each.

import { DAYS, renewalText } from '#graph/rental-plans/rental-duration.ts'
import type { RentalCart, RentalDuration, RentalPlan, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'

/** The columns of savings against as many daily rentals are null where nothing is saved or where the API computes it. */
type SeedRentalPlan = Omit<RentalPlan, 'savings'>

type Prices = Record<RentalDuration, number>
type PrintedSavings = { percentage: number; dailyRate: number }

const DURATIONS: Record<RentalDuration, { slug: string; name: string; stay: string }> = {
  DAILY: { slug: 'daily', name: 'Daily Rental', stay: 'for one day of 24 hours' },
  THREE_DAY: { slug: 'three-day', name: '3-Day Rental', stay: 'for a long weekend' },
  WEEKLY: { slug: 'weekly', name: 'Weekly Rental', stay: 'for seven days' },
  MONTHLY: { slug: 'monthly', name: 'Monthly Rental', stay: 'for 30 days' },
}

const CART_TEXTS: Record<RentalCart, { slug: string; noun: string }> = {
  FOUR_SEATER: { slug: 'four-seater', noun: 'A four-seat cart' },
  SIX_SEATER: { slug: 'six-seater', noun: 'A six-seat cart' },
  UTILITY: { slug: 'utility', noun: 'A utility cart with a cargo bed' },
}

// The rentals page prints percentages and daily rates that the formula does not give (38.7 for 38.8, 94 for 93.33),
// so they are kept as printed.
const FOUR_SEATER_SAVINGS: Partial<Record<RentalDuration, PrintedSavings>> = {
  THREE_DAY: { percentage: 6.8, dailyRate: 228.34 },
  WEEKLY: { percentage: 38.7, dailyRate: 150 },
  MONTHLY: { percentage: 61.6, dailyRate: 94 },
}

const SIX_SEATER_SAVINGS: Partial<Record<RentalDuration, PrintedSavings>> = {
  THREE_DAY: { percentage: 16.9, dailyRate: 245 },
  WEEKLY: { percentage: 32.2, dailyRate: 200 },
  MONTHLY: { percentage: 60.4, dailyRate: 116.67 },
}

/** The four plans of one cart in one list; without printed savings they stay null and the API computes them. */
function plans(
  priceList: RentalPriceList,
  cart: RentalCart,
  prices: Prices,
  printed: Partial<Record<RentalDuration, PrintedSavings>> = {},
): SeedRentalPlan[] {
  const { slug: cartSlug, noun } = CART_TEXTS[cart]
  return (Object.keys(DURATIONS) as RentalDuration[]).map((duration) => {
    const { slug, name, stay } = DURATIONS[duration]
    const price = prices[duration]
    const savings = printed[duration]
    return {
      id: `${priceList.toLowerCase()}-${cartSlug}-${slug}`,
      name,
      description: `${noun} ${stay}.`,
      cart,
      priceList,
      duration,
      price,
      renewsAt: renewalText(duration, price),
      savingsAmount: savings ? DAYS[duration] * prices.DAILY - price : null,
      savingsPercentage: savings?.percentage ?? null,
      savingsDailyRate: savings?.dailyRate ?? null,
      recommended: duration === 'WEEKLY',
    }
  })
}

export const RENTAL_PLANS: SeedRentalPlan[] = [
  ...plans('STANDARD', 'FOUR_SEATER', { DAILY: 245, THREE_DAY: 685, WEEKLY: 1050, MONTHLY: 2800 }, FOUR_SEATER_SAVINGS),
  ...plans('STANDARD', 'SIX_SEATER', { DAILY: 295, THREE_DAY: 735, WEEKLY: 1400, MONTHLY: 3500 }, SIX_SEATER_SAVINGS),
  ...plans('STANDARD', 'UTILITY', { DAILY: 245, THREE_DAY: 685, WEEKLY: 1050, MONTHLY: 2800 }, FOUR_SEATER_SAVINGS),
  ...plans('TOWN', 'FOUR_SEATER', { DAILY: 245, THREE_DAY: 685, WEEKLY: 1050, MONTHLY: 2800 }),
  ...plans('TOWN', 'SIX_SEATER', { DAILY: 295, THREE_DAY: 825, WEEKLY: 1260, MONTHLY: 3360 }),
  ...plans('TOWN', 'UTILITY', { DAILY: 275, THREE_DAY: 770, WEEKLY: 1155, MONTHLY: 3080 }),
]

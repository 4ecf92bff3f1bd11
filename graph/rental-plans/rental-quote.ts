import { ArgumentError } from '#graph/api/argument-error.ts'
import { MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { paidMiles, RENTAL } from '#graph/dealer/figures/rental.ts'
import { cheapestRental, toCents } from './cheapest-rental.ts'
import { daysOf } from './rental-duration.ts'
import { RentalCart, type RentalPlan } from './rental-plan.entity.ts'
import type { RentalQuoteArgs } from './rental-quote.args.ts'
import type { RentalQuote, RentalQuoteLine } from './rental-quote.result.ts'

const LONGEST = RENTAL.longest.amount

const DEPOSITS: Record<RentalCart, number> = {
  FOUR_SEATER: RENTAL.deposits.fourSeater.amount,
  SIX_SEATER: RENTAL.deposits.sixSeater.amount,
  UTILITY: RENTAL.deposits.utility.amount,
}

/** Throws an ArgumentError for a rental that is too long or too far away. */
export function checkQuote({ days, deliveryMiles }: RentalQuoteArgs): void {
  if (days < 1 || days > LONGEST) {
    throw new ArgumentError(
      'days',
      `days must be between 1 and ${LONGEST}, not ${days}: the longest rental is ${LONGEST} days.`,
    )
  }
  if (deliveryMiles != null && (deliveryMiles < 0 || deliveryMiles > MOST_DELIVERY_MILES)) {
    throw new ArgumentError(
      'deliveryMiles',
      `deliveryMiles must be between 0 and ${MOST_DELIVERY_MILES}, not ${deliveryMiles}.`,
    )
  }
}

/** The cheapest mix of the plans, which belong to one cart and one price list; null without plans. */
export function quoteRental(plans: RentalPlan[], { cart, days, deliveryMiles }: RentalQuoteArgs): RentalQuote | null {
  const rental = cheapestRental(
    plans.map((plan) => ({ plan, days: daysOf(plan), price: plan.price })),
    days,
  )
  if (!rental) return null

  const planLines = rental.parts.map(({ plan: { plan }, count }) => line(plan.name, count, plan.price, plan))
  const deliveryLines = deliveryMiles == null ? [] : [deliveryLine(deliveryMiles)]
  const delivery = sum(deliveryLines)
  return {
    lines: [...planLines, ...deliveryLines],
    coveredDays: rental.covered,
    rental: rental.total,
    delivery,
    total: (toCents(rental.total) + toCents(delivery)) / 100,
    deposit: DEPOSITS[cart],
  }
}

function deliveryLine(miles: number): RentalQuoteLine {
  const { fee, freeWithin } = RENTAL.delivery
  return line(`${fee.label} beyond the first ${freeWithin.amount} miles`, paidMiles(miles), fee.amount, null)
}

function line(label: string, quantity: number, unitPrice: number, plan: RentalPlan | null): RentalQuoteLine {
  return { label, plan, quantity, unitPrice, amount: toCents(quantity * unitPrice) / 100 }
}

function sum(lines: RentalQuoteLine[]): number {
  return lines.reduce((cents, { amount }) => cents + toCents(amount), 0) / 100
}

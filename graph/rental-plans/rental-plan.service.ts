import { ArgumentError } from '#graph/api/argument-error.ts'
import { MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { paidMiles, RENTAL } from '#graph/dealer/figures/rental.ts'
import { cheapestRental, toCents } from './cheapest-rental.ts'
import { daysOf } from './rental-duration.ts'
import {
  RentalCart,
  RentalDuration,
  RentalPlan,
  type RentalPriceList,
  type RentalSavings,
} from './rental-plan.entity.ts'
import type { RentalQuoteArgs } from './rental-quote.args.ts'
import type { RentalQuote, RentalQuoteLine } from './rental-quote.result.ts'

const CART_ORDER = Object.values(RentalCart)

/** By cart and then by duration. */
export const inOrder = (a: RentalPlan, b: RentalPlan): number =>
  CART_ORDER.indexOf(a.cart) - CART_ORDER.indexOf(b.cart) || daysOf(a) - daysOf(b)

export class RentalPlanService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  list(priceList: RentalPriceList, cart?: RentalCart | null): Promise<RentalPlan[]> {
    return this.cache.remember(`${priceList} ${cart}`, () => this.read(priceList, cart))
  }

  private async read(priceList: RentalPriceList, cart?: RentalCart | null): Promise<RentalPlan[]> {
    const plans = await this.database.read((database) =>
      database.getRepository(RentalPlan).findBy({ priceList, ...(cart && { cart }) }),
    )
    for (const plan of plans) plan.savings = storedSavings(plan) ?? computedSavings(plan, plans)
    return plans.sort(inOrder)
  }

  /** Throws an ArgumentError for an impossible rental; null when the list has no plan for the cart. */
  async quote(args: RentalQuoteArgs): Promise<RentalQuote | null> {
    checkQuote(args)
    return quoteRental(await this.list(args.priceList, args.cart), args)
  }
}

/** The STANDARD list stores its printed savings, which the formula does not always give, until one of its prices changes. */
function storedSavings({ savingsAmount, savingsPercentage, savingsDailyRate }: RentalPlan): RentalSavings | null {
  if (savingsAmount === null || savingsPercentage === null || savingsDailyRate === null) return null
  return { amount: savingsAmount, percentage: savingsPercentage, dailyRate: savingsDailyRate }
}

function computedSavings(plan: RentalPlan, plans: RentalPlan[]): RentalSavings | null {
  if (plan.duration === RentalDuration.DAILY) return null
  const daily = plans.find(({ cart, duration }) => cart === plan.cart && duration === RentalDuration.DAILY)
  if (!daily?.price) return null
  const singleDays = daysOf(plan) * daily.price
  return {
    amount: round(singleDays - plan.price, 2),
    percentage: round(((singleDays - plan.price) / singleDays) * 100, 1),
    dailyRate: round(plan.price / daysOf(plan), 2),
  }
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals))

const LONGEST = RENTAL.longest.amount

const DEPOSITS: Record<RentalCart, number> = {
  FOUR_SEATER: RENTAL.deposits.fourSeater.amount,
  SIX_SEATER: RENTAL.deposits.sixSeater.amount,
  UTILITY: RENTAL.deposits.utility.amount,
}

/** Throws an ArgumentError for a rental that is too long or too far away. */
function checkQuote({ days, deliveryMiles }: RentalQuoteArgs): void {
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
function quoteRental(plans: RentalPlan[], { cart, days, deliveryMiles }: RentalQuoteArgs): RentalQuote | null {
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

const line = (label: string, quantity: number, unitPrice: number, plan: RentalPlan | null): RentalQuoteLine => ({
  label,
  plan,
  quantity,
  unitPrice,
  amount: toCents(quantity * unitPrice) / 100,
})

const sum = (lines: RentalQuoteLine[]): number => lines.reduce((cents, { amount }) => cents + toCents(amount), 0) / 100

import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { daysOf } from './rental-duration.ts'
import {
  RentalCart,
  RentalDuration,
  RentalPlan,
  type RentalPriceList,
  type RentalSavings,
} from './rental-plan.entity.ts'
import type { RentalQuoteArgs } from './rental-quote.args.ts'
import type { RentalQuote } from './rental-quote.result.ts'
import { checkQuote, quoteRental } from './rental-quote.ts'

const CART_ORDER = Object.values(RentalCart)

/** By cart and then by duration. */
export const inOrder = (a: RentalPlan, b: RentalPlan): number =>
  CART_ORDER.indexOf(a.cart) - CART_ORDER.indexOf(b.cart) || daysOf(a) - daysOf(b)

/** Reads the price lists and computes the savings of longer rentals. */
export class RentalPlanService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  /** The plans of a list, by cart and then by duration. */
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

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

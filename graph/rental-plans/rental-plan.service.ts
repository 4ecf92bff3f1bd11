import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql'
import { ArgumentError } from '#graph/api/argument-error.ts'
import { NullableField } from '#graph/api/decorators.ts'
import { MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { paidMiles, RENTAL } from '#graph/dealer/figures.ts'
import { cheapestRental, toCents } from './cheapest-rental.ts'
import { daysOf } from './rental-duration.ts'
import { RentalCart, RentalDuration, RentalPlan, RentalPriceList, type RentalSavings } from './rental-plan.entity.ts'

@ArgsType()
export class RentalQuoteArgs {
  @Field(() => RentalCart, { description: 'Kind of cart.' })
  cart: RentalCart

  @Field(() => Int, {
    description: `Length of the rental in days of 24 hours, 1 to ${RENTAL.longest.amount}.`,
  })
  days: number

  @Field(() => RentalPriceList, { defaultValue: RentalPriceList.STANDARD, description: 'The price list.' })
  priceList: RentalPriceList

  @NullableField(
    () => Float,
    `Miles to where the cart is brought, 0 to ${MOST_DELIVERY_MILES}; the first ${RENTAL.delivery.freeWithin.amount} are free. ` +
      'Left out when the renter fetches it.',
  )
  deliveryMiles?: number | null
}

@ObjectType({ description: 'One line of a quote: quantity × unitPrice = amount.' })
export class RentalQuoteLine {
  @Field({ description: 'Name of the item, for example "Weekly Rental".' })
  label: string

  @NullableField(() => RentalPlan, 'The plan that is paid for; null for delivery.')
  plan: RentalPlan | null

  @Field(() => Float, { description: 'How many, of a plan or of miles.' })
  quantity: number

  @Field(() => Float, { description: 'US dollars for one.' })
  unitPrice: number

  @Field(() => Float, { description: 'US dollars for all.' })
  amount: number
}

@ObjectType({ description: 'The price of a rental. Nothing is reserved by it; prices are subject to availability.' })
export class RentalQuote {
  @Field(() => [RentalQuoteLine], { description: 'The plans, longest first, then delivery; they add up to the total.' })
  lines: RentalQuoteLine[]

  @Field(() => Int, {
    description: 'Days that are paid for: at least those asked for, more where a longer plan costs less.',
  })
  coveredDays: number

  @Field(() => Float, { description: 'US dollars for the plans.' })
  rental: number

  @Field(() => Float, {
    description: 'US dollars for bringing the cart; 0 within the free miles and without delivery.',
  })
  delivery: number

  @Field(() => Float, { description: 'US dollars in all: rental and delivery, without the deposit.' })
  total: number

  @Field(() => Float, { description: 'US dollars that are paid beside the total and come back with the cart.' })
  deposit: number
}

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
  const { fee, freeWithin } = RENTAL.delivery
  const label = `${fee.label} beyond the first ${freeWithin.amount} miles`
  const deliveryLines = deliveryMiles == null ? [] : [line(label, paidMiles(deliveryMiles), fee.amount, null)]
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

const line = (label: string, quantity: number, unitPrice: number, plan: RentalPlan | null): RentalQuoteLine => ({
  label,
  plan,
  quantity,
  unitPrice,
  amount: toCents(quantity * unitPrice) / 100,
})

const sum = (lines: RentalQuoteLine[]): number => lines.reduce((cents, { amount }) => cents + toCents(amount), 0) / 100

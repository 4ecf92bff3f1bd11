import { Arg, Args, FieldResolver, Int, Query, Resolver } from 'type-graphql'
import { Parent } from '#graph/api/decorators.ts'
import { daysOf } from './rental-duration.ts'
import { RentalCart, RentalPlan, RentalPriceList } from './rental-plan.entity.ts'
import { type RentalPlanService, RentalQuote, RentalQuoteArgs } from './rental-plan.service.ts'

@Resolver(() => RentalPlan)
export class RentalPlanResolver {
  constructor(private readonly services: { rentalPlans: RentalPlanService }) {}

  @Query(() => [RentalPlan], { description: 'A price list for rentals, by cart and then by duration.' })
  rentalPlans(
    @Arg('priceList', () => RentalPriceList, {
      defaultValue: RentalPriceList.STANDARD,
      description: 'The price list.',
    })
    priceList: RentalPriceList,
    @Arg('cart', () => RentalCart, { nullable: true, description: 'Only plans for this kind of cart.' })
    cart?: RentalCart | null,
  ): Promise<RentalPlan[]> {
    return this.services.rentalPlans.list(priceList, cart)
  }

  @Query(() => RentalQuote, {
    nullable: true,
    description: 'The cheapest way to rent a cart for some days; null while the price list has no plan for the cart.',
  })
  rentalQuote(@Args() args: RentalQuoteArgs): Promise<RentalQuote | null> {
    return this.services.rentalPlans.quote(args)
  }

  @FieldResolver(() => Int, { description: 'Length of the rental in days of 24 hours: 1, 3, 7 or 30.' })
  days(@Parent() plan: RentalPlan): number {
    return daysOf(plan)
  }
}

import { ArgsType, Field, Float, Int } from 'type-graphql'
import { MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { RentalCart, RentalPriceList } from './rental-plan.entity.ts'

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

  @Field(() => Float, {
    nullable: true,
    description:
      `Miles to where the cart is brought, 0 to ${MOST_DELIVERY_MILES}; the first ${RENTAL.delivery.freeWithin.amount} are free. ` +
      'Left out when the renter fetches it.',
  })
  deliveryMiles?: number | null
}

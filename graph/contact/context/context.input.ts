import { Field, Float, ID, InputType, Int } from 'type-graphql'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import { CONTEXT_BOUNDS } from './context-bounds.ts'

const { compared, months, deliveryMiles } = CONTEXT_BOUNDS

@InputType({ description: 'A loan for the vehicle of an inquiry. The server computes the payments.' })
export class ContactEstimateInput {
  @Field(() => Float, { description: 'US dollars that are paid at once, from 0 to the price of the vehicle.' })
  downPayment: number

  @Field(() => Int, { description: `Number of payments, ${months.least} to ${months.most}.` })
  months: number

  @Field(() => Float, {
    description: `Interest in percent a year, 0 to ${FINANCING.maxRatePercent}, for example 7.99.`,
  })
  ratePercent: number
}

@InputType({
  description: 'A rental that the inquiry is about. The server computes its quote. Nothing is reserved by it.',
})
export class ContactRentalInput {
  @Field(() => RentalCart, { description: 'Kind of cart.' })
  cart: RentalCart

  @Field(() => Int, { description: `Length of the rental in days of 24 hours, 1 to ${RENTAL.longest.amount}.` })
  days: number

  @Field(() => RentalPriceList, { defaultValue: RentalPriceList.STANDARD, description: 'The price list.' })
  priceList: RentalPriceList

  @Field(() => String, { nullable: true, description: 'Slug of a municipality, for example "dallas".' })
  town?: string | null

  @Field(() => Float, {
    nullable: true,
    description:
      `Miles to where the cart is brought, ${deliveryMiles.least} to ${deliveryMiles.most}. ` +
      'Left out when the renter fetches it.',
  })
  deliveryMiles?: number | null
}

@InputType({
  description:
    'Anything that the visitor chose before writing. The server adds names, prices and figures of its own and shows all ' +
    'of it to the dealer in words.',
})
export class ContactContextInput {
  @Field(() => [ID], {
    nullable: true,
    description: `The vehicles that the visitor compares, ${compared.least} to ${compared.most}, by id or by any alias.`,
  })
  compared?: string[] | null

  @Field(() => ContactEstimateInput, {
    nullable: true,
    description: 'A monthly estimate for the vehicle in `vehicleId`, which must be there.',
  })
  estimate?: ContactEstimateInput | null

  @Field(() => ContactRentalInput, { nullable: true, description: 'A rental with its quote.' })
  rental?: ContactRentalInput | null
}

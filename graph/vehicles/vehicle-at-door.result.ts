import { Field, Float, ObjectType } from 'type-graphql'
import { CalendarDate } from '#graph/api/date-time.scalar.ts'
import { Municipality } from '#graph/municipalities/municipality.entity.ts'

@ObjectType({
  description:
    'What a cart costs at the door of a buyer in a town, and when it comes. Title and plates, which a buyer needs to drive it on the ' +
    'street, are extra. An estimate; the dealer confirms it before the order.',
})
export class VehicleAtDoor {
  @Field(() => Municipality, { description: 'The town.' })
  municipality: Municipality

  @Field(() => Float, { description: 'Fee of the delivery in whole US dollars; 0 where it is free.' })
  deliveryFee: number

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'First day on which it can be delivered if it is bought today, by the working days and holidays of the dealer; null for a cart ' +
      'that has not come to the dealer yet.',
  })
  earliestDelivery: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Last day on which it is delivered, by the same rule.' })
  latestDelivery: string | null

  @Field(() => Float, { description: 'Sales tax of the price and of the delivery in US dollars.' })
  salesTax: number

  @Field(() => Float, { description: 'Rate of the sales tax in percent, for example 6.' })
  salesTaxPercent: number

  @Field(() => Float, { description: 'The price with delivery and sales tax, in US dollars.' })
  total: number
}

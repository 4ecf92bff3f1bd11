import { Field, Float, ObjectType } from 'type-graphql'
import { Location } from '#graph/locations/location.entity.ts'

@ObjectType({
  description:
    'What delivery of a purchase to a municipality costs, by the delivery policy; all municipalities that the dealer ' +
    'serves lie in its free area.',
})
export class MunicipalityDelivery {
  @Field(() => Float, {
    description: 'Delivery is free on a purchase of this many US dollars or more, for example 5000.',
  })
  freeFromPurchase: number

  @Field(() => Float, { description: 'US dollars per mile on a smaller purchase, for example 6.' })
  feePerMile: number

  @Field(() => Location, { description: 'The showroom that is nearest to its centre.' })
  nearestShowroom: Location

  @Field(() => Float, {
    description:
      'Miles from the nearest showroom to its centre as the crow flies, to one decimal, for example 12.4; the road is longer.',
  })
  distanceMiles: number
}

import { Arg, Field, Float, Int, ObjectType } from 'type-graphql'
import { DELIVERY, deliveryFee } from '#graph/dealer/figures/delivery.ts'
import { rentalDeliveryFee } from '#graph/dealer/figures/rental.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { roadMilesBetween } from '#graph/shared/distance.ts'
import type { Municipality } from './municipality.entity.ts'

@ObjectType({
  description:
    'The price of a delivery to a municipality, by the delivery policy; all municipalities that the dealer ' +
    'serves lie in its free area.',
})
export class MunicipalityDelivery {
  @Field(() => Float, {
    description: 'Delivery is free on a purchase of this many US dollars or more, for example 5000.',
  })
  readonly freeFromPurchase = DELIVERY.free.purchase.amount

  @Field(() => Float, { description: 'US dollars per mile on a smaller purchase, for example 6.' })
  readonly feePerMile = DELIVERY.perMile.amount

  @Field(() => Location, { description: 'The showroom that is nearest to its centre.' })
  readonly nearestShowroom: Location

  @Field(() => Int, {
    description:
      'About how many miles it is by road from the nearest showroom, for example 20: every fee is computed from these.',
  })
  readonly roadMiles: number

  constructor(nearestShowroom: Location, municipality: Municipality) {
    this.nearestShowroom = nearestShowroom
    this.roadMiles = municipality.roadMiles ?? roadMilesBetween(nearestShowroom, municipality)
  }

  @Field(() => Float, {
    description:
      'Fee in whole US dollars for delivering a purchase: 0 where it is free, else feePerMile for each of the roadMiles. ' +
      'An estimate, since roadMiles are; the dealer names the price before the order.',
  })
  fee(
    @Arg('purchase', () => Float, { description: 'Price of what is delivered in US dollars, for example 8495.' })
    purchase: number,
  ): number {
    return deliveryFee(purchase, this.roadMiles)
  }

  @Field(() => Float, {
    description:
      'Fee in whole US dollars for delivering a rental and picking it up again, for example 60: 0 within the free miles. An estimate.',
  })
  rentalFee(): number {
    return rentalDeliveryFee(this.roadMiles)
  }
}

import { Arg, Args, Field, FieldResolver, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { checkPageSize } from '#graph/api/argument-error.ts'
import { ofRows } from '#graph/api/cost.ts'
import { Parent } from '#graph/api/decorators.ts'
import { DELIVERY, deliveryFee, rentalDeliveryFee } from '#graph/dealer/figures.ts'
import { Location } from '#graph/locations/location.entity.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import { roadMilesBetween } from '#graph/shared/distance.ts'
import { Coordinates } from '#graph/shared/place.result.ts'
import { type SiteAddress, townPath } from '#graph/shared/site-address.ts'
import { Municipality } from './municipality.entity.ts'
import { MunicipalitiesArgs, type MunicipalityService } from './municipality.service.ts'

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

@Resolver(() => Municipality)
export class MunicipalityResolver {
  constructor(
    private readonly services: { municipalities: MunicipalityService; locations: LocationService; site: SiteAddress },
  ) {}

  // The list is not paged; it has about a hundred at most.
  @Query(() => [Municipality], {
    description: 'The municipalities that the dealer serves, by name.',
    complexity: ofRows(1, 100),
  })
  municipalities(@Args() args: MunicipalitiesArgs): Promise<Municipality[]> {
    return this.services.municipalities.list(args)
  }

  @Query(() => Municipality, { nullable: true, description: 'One municipality; null when there is none of that id.' })
  municipality(
    @Arg('municipalityId', () => ID, {
      description: 'Id or name, in any case, for example "dallas"; a city also as "hazleton-city".',
    })
    id: string,
  ): Promise<Municipality | null> {
    return this.services.municipalities.find(id)
  }

  @FieldResolver(() => String, { description: 'Absolute address of its page, which ends in "/{id}-golf-carts".' })
  url(@Parent() { slug }: Municipality): string {
    return this.services.site.page(townPath(slug))
  }

  @FieldResolver(() => Coordinates, { description: 'Its centre.' })
  coordinates(@Parent() { latitude, longitude }: Municipality): Coordinates {
    return { latitude, longitude }
  }

  @FieldResolver(() => [Municipality], {
    description: 'Other municipalities, the nearest first, as the crow flies.',
    complexity: ofRows(1),
  })
  async nearby(
    @Parent() municipality: Municipality,
    @Arg('limit', () => Int, { defaultValue: 4, description: 'How many, from 1 to 250.' }) limit: number,
  ): Promise<Municipality[]> {
    checkPageSize('limit', limit)
    return (await this.services.municipalities.neighbours(municipality)).slice(0, limit)
  }

  @FieldResolver(() => MunicipalityDelivery, {
    nullable: true,
    description: 'The price of a delivery; null while the dealer has no showroom.',
  })
  async delivery(@Parent() municipality: Municipality): Promise<MunicipalityDelivery | null> {
    const nearestShowroom = await this.services.locations.nearestShowroom(municipality)
    return nearestShowroom && new MunicipalityDelivery(nearestShowroom, municipality)
  }
}

import { Arg, Extensions, FieldResolver, ID, Query, Resolver } from 'type-graphql'
import { DateTime } from '#graph/api/date-time.scalar.ts'
import { Parent } from '#graph/api/decorators.ts'
import { Dealer, PostalAddress } from '#graph/dealer/dealer.resolver.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { Coordinates } from '#graph/shared/place.result.ts'
import { Location, LocationType } from './location.entity.ts'
import type { LocationService } from './location.service.ts'
import { postalAddress } from './postal-address.ts'

@Resolver(() => Location)
export class LocationResolver {
  constructor(private readonly services: { locations: LocationService }) {}

  @Query(() => [Location], { description: 'The locations of the dealer, the main one first.' })
  locations(
    @Arg('type', () => LocationType, { nullable: true, description: 'Only locations of this kind.' })
    type?: LocationType | null,
  ): Promise<Location[]> {
    return this.services.locations.list(type)
  }

  @Query(() => Location, { nullable: true, description: 'One location; null when there is none of that id.' })
  location(@Arg('id', () => ID, { description: 'Id of the location, for example "scranton".' }) id: string) {
    return this.services.locations.find(id.trim())
  }

  @FieldResolver(() => Coordinates, { description: 'Position of the location.' })
  coordinates(@Parent() { latitude, longitude }: Location): Coordinates {
    return { latitude, longitude }
  }

  @FieldResolver(() => PostalAddress, {
    nullable: true,
    description: 'The street address in its parts; null for a location without one.',
  })
  postalAddress(@Parent() { address }: Location): PostalAddress | null {
    return postalAddress(address)
  }

  @Extensions({ maxAge: 60 })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether it is open, by its hours and the special days in the dealer's time zone; null for a location without hours.",
  })
  openNow(
    @Parent() location: Location,
    @Arg('at', () => DateTime, { nullable: true, description: 'Another moment than now.' }) at?: Date | null,
  ): Promise<boolean | null> {
    return this.services.locations.isOpen(location, at ?? new Date())
  }
}

@Resolver(() => Dealer)
export class DealerLocationResolver {
  constructor(private readonly services: { locations: LocationService }) {}

  @FieldResolver(() => Location, { nullable: true, description: 'The main location; null when it is not listed.' })
  mainLocation(): Promise<Location | null> {
    return this.services.locations.find(DEALER.mainLocationId)
  }
}

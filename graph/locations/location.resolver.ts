import { Arg, Extensions, FieldResolver, ID, Query, Resolver } from 'type-graphql'
import { Coordinates } from '#graph/coordinates.result.ts'
import { DateTime } from '#graph/date-time.scalar.ts'
import { Root } from '#graph/root.ts'
import type { Services } from '#graph/services.ts'
import { Location, LocationType } from './location.entity.ts'

@Resolver(() => Location)
export class LocationResolver {
  constructor(private readonly services: Pick<Services, 'locations'>) {}

  @Query(() => [Location], { description: 'The locations of the dealer, the main one first.' })
  locations(
    @Arg('type', () => LocationType, { nullable: true, description: 'Only locations of this kind.' })
    type?: LocationType | null,
  ): Promise<Location[]> {
    return this.services.locations.list(type)
  }

  @Query(() => Location, { nullable: true, description: 'One location; null when there is none of that id.' })
  location(@Arg('id', () => ID, { description: 'Id of the location, for example "scranton".' }) id: string) {
    return this.services.locations.find(id)
  }

  @FieldResolver(() => Coordinates, { description: 'Where the location is.' })
  coordinates(@Root() { latitude, longitude }: Location): Coordinates {
    return { latitude, longitude }
  }

  @Extensions({ maxAge: 60 })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: "Whether it is open, by its hours in the dealer's time zone; null for a location without hours.",
  })
  openNow(
    @Root() location: Location,
    @Arg('at', () => DateTime, { nullable: true, description: 'Another moment than now.' }) at?: Date | null,
  ): boolean | null {
    return this.services.locations.isOpen(location, at ?? new Date())
  }
}

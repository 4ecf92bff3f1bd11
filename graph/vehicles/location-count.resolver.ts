import { FieldResolver, Resolver } from 'type-graphql'
import { Parent } from '#graph/api/parent.decorator.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import { LocationCount } from './vehicle-facets.result.ts'

@Resolver(() => LocationCount)
export class LocationCountResolver {
  constructor(private readonly services: { locations: LocationService }) {}

  @FieldResolver(() => String, {
    description: 'Town of the location, for example "Mountain Top"; its name where it has none.',
  })
  async name(@Parent() { locationId }: LocationCount): Promise<string> {
    const location = await this.services.locations.find(locationId)
    return location?.city ?? location?.name ?? locationId
  }
}

import { FieldResolver, Resolver } from 'type-graphql'
import { Dealer } from '#graph/dealer/dealer.result.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { Location } from './location.entity.ts'
import type { LocationService } from './location.service.ts'

@Resolver(() => Dealer)
export class DealerLocationResolver {
  constructor(private readonly services: { locations: LocationService }) {}

  @FieldResolver(() => Location, { nullable: true, description: 'The main location; null when it is not listed.' })
  mainLocation(): Promise<Location | null> {
    return this.services.locations.find(DEALER.mainLocationId)
  }
}

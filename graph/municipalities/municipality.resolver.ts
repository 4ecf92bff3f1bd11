import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver } from 'type-graphql'
import { Coordinates } from '#graph/api/coordinates.result.ts'
import { ofRows } from '#graph/api/cost.ts'
import { checkPageSize } from '#graph/api/pagination/page-size.ts'
import { Parent } from '#graph/api/parent.decorator.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { townPath } from '#graph/shared/town-path.ts'
import { MunicipalitiesArgs } from './municipality.args.ts'
import { Municipality } from './municipality.entity.ts'
import type { MunicipalityContext } from './municipality.loader.ts'
import type { MunicipalityService } from './municipality.service.ts'
import { MunicipalityDelivery } from './municipality-delivery.result.ts'

@Resolver(() => Municipality)
export class MunicipalityResolver {
  constructor(private readonly services: { municipalities: MunicipalityService; site: SiteAddress }) {}

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
    @Ctx() { loaders }: MunicipalityContext,
  ): Promise<Municipality[]> {
    checkPageSize('limit', limit)
    return (await loaders.neighbours.load(municipality)).slice(0, limit)
  }

  @FieldResolver(() => MunicipalityDelivery, {
    nullable: true,
    description: 'The price of a delivery; null while the dealer has no showroom.',
  })
  async delivery(
    @Parent() municipality: Municipality,
    @Ctx() { loaders }: MunicipalityContext,
  ): Promise<MunicipalityDelivery | null> {
    const nearestShowroom = await loaders.nearestShowroom.load(municipality)
    return nearestShowroom && new MunicipalityDelivery(nearestShowroom, municipality)
  }
}

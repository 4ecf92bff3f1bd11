import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Info, Int, Query, Resolver } from 'type-graphql'
import { scriptJson } from '#graph/dealer/structured-data.ts'
import { Location } from '#graph/locations/location.entity.ts'
import type { GraphContext } from '#graph/schema/context.ts'
import { checkPageSize } from '#graph/schema/pagination/page-size.ts'
import { Parent } from '#graph/schema/parent.decorator.ts'
import type { Services } from '#graph/services.ts'
import { isScan } from './conditions.sql.ts'
import { vehicleStructuredData } from './structured-data.ts'
import { VehiclesArgs } from './vehicle.args.ts'
import { type FloatRange, Vehicle, VehicleImage, VehicleSpecifications } from './vehicle.entity.ts'
import { askedColumns } from './vehicle-columns.ts'
import { VehicleConnection } from './vehicle-connection.result.ts'
import { VehicleAvailability, VehicleCondition } from './vehicle-state.result.ts'

@Resolver(() => Vehicle)
export class VehicleResolver {
  constructor(private readonly services: Pick<Services, 'vehicles' | 'locations' | 'site'>) {}

  @Extensions({ isScan: ({ filter, ids }: Partial<VehiclesArgs>) => !ids && isScan(filter ?? {}) })
  @Query(() => VehicleConnection, { description: 'The inventory: filtered, sorted, page by page.' })
  vehicles(
    @Args() args: VehiclesArgs,
    @Ctx() { once }: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<VehicleConnection> {
    const columns = askedColumns(info)
    return once(
      `vehicles ${JSON.stringify([args, columns])}`,
      async () => new VehicleConnection(await this.services.vehicles.page(args, columns)),
    )
  }

  @Query(() => Vehicle, { nullable: true, description: 'One vehicle; null when none has that id or alias.' })
  vehicle(
    @Arg('id', () => ID, { description: 'Id of the vehicle, or any of its aliases.' }) id: string,
    @Ctx() { loaders }: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Vehicle | null> {
    return loaders.vehicleByAddress.load({ address: id, columns: askedColumns(info) })
  }

  @FieldResolver(() => VehicleSpecifications, { description: 'Technical data.' })
  specifications(@Parent() vehicle: Vehicle): VehicleSpecifications {
    return {
      ...vehicle.specifications,
      topSpeedMph: vehicle.topSpeedMph,
      rangeMiles: rangeOf(vehicle.rangeMinMiles, vehicle.rangeMaxMiles),
      chargingHours: rangeOf(vehicle.chargingMinHours, vehicle.chargingMaxHours),
      payloadPounds: vehicle.payloadPounds,
    }
  }

  @FieldResolver(() => VehicleCondition, { description: 'New or used; the same as isNew.' })
  condition(@Parent() { isNew }: Vehicle): VehicleCondition {
    return isNew ? VehicleCondition.NEW : VehicleCondition.USED
  }

  @FieldResolver(() => VehicleAvailability, { description: 'In stock or not; the same as inStock.' })
  availability(@Parent() { inStock }: Vehicle): VehicleAvailability {
    return inStock ? VehicleAvailability.IN_STOCK : VehicleAvailability.OUT_OF_STOCK
  }

  @FieldResolver(() => String, { description: 'Currency of the prices as ISO 4217 names it: always "USD".' })
  currency(): string {
    return 'USD'
  }

  @FieldResolver(() => Location, { nullable: true, description: 'Where the cart stands; null where nobody says.' })
  async location(@Parent() { location }: Vehicle): Promise<Location | null> {
    return location === null ? null : this.services.locations.find(location)
  }

  @FieldResolver(() => VehicleImage, {
    nullable: true,
    description: 'The first of the images; null when there are none.',
  })
  mainImage(@Parent() { images }: Vehicle): VehicleImage | null {
    return images[0] ?? null
  }

  @FieldResolver(() => String, { description: 'Absolute address of its page on the site.' })
  url(@Parent() { id }: Vehicle): string {
    return this.services.site.vehiclePage(id)
  }

  @FieldResolver(() => String, {
    description:
      'The vehicle as schema.org JSON-LD (Product and Car with its Offer), to stand in a script element of type ' +
      '"application/ld+json" on any page about it. `<` and the line separators are escaped.',
  })
  structuredData(@Parent() vehicle: Vehicle): string {
    return scriptJson(vehicleStructuredData(vehicle, this.services.site))
  }

  @FieldResolver(() => [Vehicle], {
    description: 'Other vehicles in stock: of the same category first, then of the same brand, then nearest in price.',
  })
  async similar(
    @Parent() { id }: Vehicle,
    @Arg('limit', () => Int, { defaultValue: 3, description: 'How many, from 1 to 250.' }) limit: number,
    @Ctx() { loaders }: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Vehicle[]> {
    checkPageSize('limit', limit)
    return loaders.similarVehicles.load({ id, limit, columns: askedColumns(info) })
  }
}

function rangeOf(min: number | null, max: number | null): FloatRange | null {
  return min === null || max === null ? null : { min, max }
}

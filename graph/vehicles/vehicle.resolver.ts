import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql'
import { ArgumentError, checkPageSize } from '#graph/api/argument-error.ts'
import { ofRows } from '#graph/api/cost.ts'
import { Parent } from '#graph/api/decorators.ts'
import { COST } from '#graph/api/limits.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { Location } from '#graph/locations/location.entity.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import { type SiteAddress, scriptJson } from '#graph/shared/site-address.ts'
import { isScan } from './conditions.sql.ts'
import { VehicleConnection } from './connection.result.ts'
import { conditionOf, inspectionOf, specificationsOf } from './json.ts'
import { vehicleStructuredData } from './structured-data.ts'
import { VehicleArgs, VehiclesArgs } from './vehicle.args.ts'
import { Vehicle, VehicleImage, VehicleSpecifications } from './vehicle.entity.ts'
import type { VehicleContext } from './vehicle.loader.ts'
import { VehicleCondition, VehicleInspection } from './vehicle.result.ts'
import type { VehicleService } from './vehicle.service.ts'

/** The statements that read more vehicles than the rows. */
function costOfReading({ filter, ids, offset }: VehiclesArgs): number {
  const isSearch = filter?.search?.trim() || (!ids && isScan(filter ?? {}))
  return (isSearch ? COST.search : 0) + Math.floor(Math.max(offset ?? 0, 0) / COST.offsetRows)
}

@Resolver(() => Vehicle)
export class VehicleResolver {
  constructor(private readonly services: { vehicles: VehicleService; locations: LocationService; site: SiteAddress }) {}

  @Query(() => VehicleConnection, {
    description: 'The inventory: filtered, sorted, page by page.',
    complexity: (field) => ofRows(COST.list + costOfReading(field.args as VehiclesArgs))(field),
  })
  vehicles(@Args() args: VehiclesArgs, @Ctx() { once }: OperationContext): Promise<VehicleConnection> {
    return once(
      `vehicles ${JSON.stringify(args)}`,
      async () => new VehicleConnection(await this.services.vehicles.page(args)),
    )
  }

  @Query(() => Vehicle, {
    nullable: true,
    description: 'One vehicle, by exactly one of the arguments; null when none has that id, stock number or VIN.',
    complexity: COST.vehicle,
  })
  vehicle(@Args() args: VehicleArgs, @Ctx() { loaders }: VehicleContext): Promise<Vehicle | null> {
    const { id, stockNumber, vin } = args
    if ([id, stockNumber, vin].filter((value) => value != null).length !== 1)
      throw new ArgumentError('id', 'Expected exactly one of id, stockNumber and vin.')
    if (id != null) return loaders.vehicleByAddress.load(id.trim())
    return this.services.vehicles.findByNumber(stockNumber != null ? 'stock_number' : 'vin', stockNumber ?? vin!)
  }

  @FieldResolver(() => VehicleSpecifications, { description: 'Technical data.' })
  specifications(@Parent() vehicle: Vehicle): VehicleSpecifications {
    return specificationsOf(vehicle)
  }

  @FieldResolver(() => VehicleInspection, {
    nullable: true,
    description: 'The condition report; null for a cart that has none, as most new ones.',
  })
  inspection(@Parent() vehicle: Vehicle): VehicleInspection | null {
    return inspectionOf(vehicle)
  }

  @FieldResolver(() => VehicleCondition, { description: 'New or used.' })
  condition(@Parent() vehicle: Vehicle): VehicleCondition {
    return conditionOf(vehicle)
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
    description:
      'Other vehicles in stock: for the same use (people or work) first, then with as many seats, of the same category, ' +
      'and nearest in price.',
    complexity: ofRows(COST.vehicle),
  })
  async similar(
    @Parent() { id }: Vehicle,
    @Arg('limit', () => Int, { defaultValue: 3, description: 'How many, from 1 to 250.' }) limit: number,
    @Ctx() { loaders }: VehicleContext,
  ): Promise<Vehicle[]> {
    checkPageSize('limit', limit)
    return loaders.similarVehicles.load({ id, limit })
  }
}

@Resolver(() => VehicleImage)
export class VehicleImageResolver {
  constructor(private readonly services: { site: SiteAddress }) {}

  @FieldResolver(() => String, { description: 'Absolute address of the picture.' })
  url(
    @Parent() { path }: VehicleImage,
    @Arg('width', () => Int, {
      nullable: true,
      description:
        'Width in pixels that is needed: the answer is the smallest kept size that is at least as wide, or else the widest. ' +
        'Without it the original.',
    })
    width?: number | null,
  ): string {
    return this.services.site.picture(path, width)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Width of the original in pixels; null when it is not known, as of a picture kept elsewhere.',
  })
  width(@Parent() { width }: VehicleImage): number | null {
    return width || null
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Height of the original in pixels; null when it is not known.',
  })
  height(@Parent() { height }: VehicleImage): number | null {
    return height || null
  }
}

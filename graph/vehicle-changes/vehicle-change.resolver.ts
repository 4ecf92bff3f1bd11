import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver } from 'type-graphql'
import { checkPageSize } from '#graph/api/argument-error.ts'
import { ofRows } from '#graph/api/cost.ts'
import { Parent } from '#graph/api/decorators.ts'
import { COST } from '#graph/api/limits.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { DEFAULT_CHANGES, VehicleChangeConnection, VehicleChangesArgs } from './vehicle-change.result.ts'
import type { VehicleChangeService, WithdrawnVehicleService } from './vehicle-change.service.ts'
import { WithdrawnVehicle } from './withdrawn-vehicle.entity.ts'

@Resolver()
export class VehicleChangeResolver {
  constructor(private readonly services: { vehicleChanges: VehicleChangeService }) {}

  @Query(() => VehicleChangeConnection, {
    description:
      'Vehicles added, changed or removed since a time, for keeping a copy of the inventory. `similar`, `atDoor` and the fields of ' +
      '`location` change without a change of the vehicle: ask for them when you show them.',
    complexity: ({ args, ...field }) =>
      ofRows(COST.list)({ ...field, args: { ...args, first: args.first ?? DEFAULT_CHANGES } }),
  })
  vehicleChanges(
    @Args() args: VehicleChangesArgs,
    @Ctx() { once }: OperationContext,
  ): Promise<VehicleChangeConnection> {
    return once(`vehicleChanges ${JSON.stringify(args)}`, () => this.services.vehicleChanges.page(args))
  }
}

@Resolver(() => WithdrawnVehicle)
export class WithdrawnVehicleResolver {
  constructor(private readonly services: { withdrawnVehicles: WithdrawnVehicleService }) {}

  @Query(() => WithdrawnVehicle, {
    nullable: true,
    description:
      'A vehicle that is no longer listed; null when there was none of that name, and while `vehicle(id:)` finds one.',
    complexity: COST.vehicle,
  })
  withdrawnVehicle(
    @Arg('id', () => ID, { description: 'Id that the vehicle had, or any of its aliases.' }) id: string,
    @Ctx() { once }: OperationContext,
  ): Promise<WithdrawnVehicle | null> {
    return once(`withdrawnVehicle ${id}`, () => this.services.withdrawnVehicles.findByAddress(id.trim()))
  }

  @FieldResolver(() => [Vehicle], {
    description: 'Vehicles in stock: of the same category first, then of the same brand, then nearest in price.',
    complexity: ofRows(COST.vehicle),
  })
  async similar(
    @Parent() { id }: WithdrawnVehicle,
    @Arg('limit', () => Int, { defaultValue: 3, description: 'How many, from 1 to 250.' }) limit: number,
    @Ctx() { once }: OperationContext,
  ): Promise<Vehicle[]> {
    checkPageSize('limit', limit)
    return once(`withdrawnVehicle.similar ${limit} ${id}`, () => this.services.withdrawnVehicles.similar(id, limit))
  }
}

import { Args, Ctx, Query, Resolver } from 'type-graphql'
import { ofRows } from '#graph/api/cost.ts'
import { COST } from '#graph/api/limits.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { DEFAULT_CHANGES, VehicleChangeConnection, VehicleChangesArgs } from './vehicle-change.result.ts'
import type { VehicleChangeService } from './vehicle-change.service.ts'

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

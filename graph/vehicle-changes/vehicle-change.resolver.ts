import { Args, Ctx, Extensions, Query, Resolver, Subscription } from 'type-graphql'
import { Parent } from '#graph/api/parent.decorator.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { VehicleChangedArgs, VehicleChangesArgs } from './vehicle-change.args.ts'
import type { VehicleChangeContext } from './vehicle-change.feed.ts'
import { VehicleChange, VehicleChangeConnection } from './vehicle-change.result.ts'
import type { VehicleChangeService } from './vehicle-change.service.ts'

// Higher than for a list, because the query reads locks and the log.
const POINTS = 6

@Resolver()
export class VehicleChangeResolver {
  constructor(private readonly services: { vehicleChanges: VehicleChangeService }) {}

  @Extensions({ points: POINTS })
  @Query(() => VehicleChangeConnection, {
    description: 'Vehicles added, changed or removed since a time, for keeping a copy of the inventory.',
  })
  vehicleChanges(
    @Args() args: VehicleChangesArgs,
    @Ctx() { once }: OperationContext,
  ): Promise<VehicleChangeConnection> {
    return once(`vehicleChanges ${JSON.stringify(args)}`, () => this.services.vehicleChanges.page(args))
  }

  @Extensions({ points: POINTS })
  @Subscription(() => VehicleChange, {
    description:
      'Each change of a vehicle after its commit, in the order of vehicleChanges; at /graphql/stream alone, as server-sent ' +
      'events. The stream ends within the hour: subscribe again with the last cursor.',
    subscribe: ({ args, context }: { args: VehicleChangedArgs; context: VehicleChangeContext }) =>
      context.streamChanges(args),
  })
  vehicleChanged(@Parent() change: VehicleChange, @Args() _args: VehicleChangedArgs): VehicleChange {
    return change
  }
}

import { Args, Ctx, Extensions, Query, Resolver, Subscription } from 'type-graphql'
import type { GraphContext } from '#graph/schema/context.ts'
import { Parent } from '#graph/schema/parent.decorator.ts'
import type { Services } from '#graph/services.ts'
import { VehicleChangedArgs, VehicleChangesArgs } from './vehicle-change.args.ts'
import { VehicleChange, VehicleChangeConnection } from './vehicle-change.result.ts'

// The query reads locks and two tables, which costs more than a page of a list.
const POINTS = 6

@Resolver()
export class VehicleChangeResolver {
  constructor(private readonly services: Pick<Services, 'vehicleChanges'>) {}

  @Extensions({ points: POINTS })
  @Query(() => VehicleChangeConnection, {
    description: 'Vehicles added, changed or removed since a time, for keeping a copy of the inventory.',
  })
  vehicleChanges(@Args() args: VehicleChangesArgs, @Ctx() { once }: GraphContext): Promise<VehicleChangeConnection> {
    return once(`vehicleChanges ${JSON.stringify(args)}`, () => this.services.vehicleChanges.page(args))
  }

  @Extensions({ points: POINTS })
  @Subscription(() => VehicleChange, {
    description:
      'Each change of a vehicle after its commit, in the order of vehicleChanges; at /graphql/stream alone, as server-sent ' +
      'events. The stream ends within the hour: subscribe again with the last cursor.',
    subscribe: ({ args, context }: { args: VehicleChangedArgs; context: GraphContext }) => context.listen(args),
  })
  vehicleChanged(@Parent() change: VehicleChange, @Args() _args: VehicleChangedArgs): VehicleChange {
    return change
  }
}

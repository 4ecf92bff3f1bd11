import { Args, Ctx, Query, Resolver, Subscription } from 'type-graphql'
import type { GraphContext } from '#graph/schema/context.ts'
import { costOfRows } from '#graph/schema/pagination/page-size.ts'
import { Parent } from '#graph/schema/parent.decorator.ts'
import type { Services } from '#graph/services.ts'
import { DEFAULT_CHANGES, VehicleChangedArgs, VehicleChangesArgs } from './vehicle-change.args.ts'
import { VehicleChange, VehicleChanges } from './vehicle-change.result.ts'

// The query reads locks and two tables, which costs more than a page of a list.
const EXTRA_POINTS = 5

@Resolver()
export class VehicleChangeResolver {
  constructor(private readonly services: Pick<Services, 'vehicleChanges'>) {}

  @Query(() => VehicleChanges, {
    description: 'Vehicles added, changed or removed since a time, for keeping a copy of the inventory.',
    complexity: ({ args, childComplexity }) =>
      EXTRA_POINTS + costOfRows(args.first ?? DEFAULT_CHANGES, childComplexity),
  })
  vehicleChanges(@Args() args: VehicleChangesArgs, @Ctx() { once }: GraphContext): Promise<VehicleChanges> {
    return once(`vehicleChanges ${JSON.stringify(args)}`, () => this.services.vehicleChanges.page(args))
  }

  @Subscription(() => VehicleChange, {
    description:
      'Each change of a vehicle after its commit, in the order of vehicleChanges; at /graphql/stream alone, as server-sent ' +
      'events. The stream ends within the hour: subscribe again with the last cursor.',
    subscribe: ({ args, context }: { args: VehicleChangedArgs; context: GraphContext }) => context.listen(args),
    complexity: ({ childComplexity }) => EXTRA_POINTS + costOfRows(1, childComplexity),
  })
  vehicleChanged(@Parent() change: VehicleChange, @Args() _args: VehicleChangedArgs): VehicleChange {
    return change
  }
}

import { Args, Ctx, Query, Resolver } from 'type-graphql'
import type { GraphContext } from '#graph/schema/context.ts'
import { costOfRows } from '#graph/schema/pagination/page-size.ts'
import type { Services } from '#graph/services.ts'
import { DEFAULT_CHANGES, VehicleChangesArgs } from './vehicle-change.args.ts'
import { VehicleChangeConnection } from './vehicle-change.result.ts'

// The query reads locks and two tables, which costs more than a page of a list.
const EXTRA_POINTS = 5

@Resolver()
export class VehicleChangeResolver {
  constructor(private readonly services: Pick<Services, 'vehicleChanges'>) {}

  @Query(() => VehicleChangeConnection, {
    description: 'Vehicles added, changed or removed since a time, for keeping a copy of the inventory.',
    complexity: ({ args, childComplexity }) =>
      EXTRA_POINTS + costOfRows(args.first ?? DEFAULT_CHANGES, childComplexity),
  })
  vehicleChanges(@Args() args: VehicleChangesArgs, @Ctx() { once }: GraphContext): Promise<VehicleChangeConnection> {
    return once(`vehicleChanges ${JSON.stringify(args)}`, () => this.services.vehicleChanges.page(args))
  }
}

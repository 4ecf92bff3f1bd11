import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql'
import type { GraphContext } from '#graph/schema/context.ts'
import type { Services } from '#graph/services.ts'
import { VehicleChangesArgs } from './vehicle-change.args.ts'
import { VehicleChangeConnection } from './vehicle-change.result.ts'

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
}

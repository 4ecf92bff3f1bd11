import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver } from 'type-graphql'
import { checkPageSize } from '#graph/api/argument-error.ts'
import { ofRows } from '#graph/api/cost.ts'
import { COST } from '#graph/api/limits.ts'
import { Parent } from '#graph/api/parent.decorator.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { WithdrawnVehicle } from './withdrawn-vehicle.entity.ts'
import type { WithdrawnVehicleService } from './withdrawn-vehicle.service.ts'

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

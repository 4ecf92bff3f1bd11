import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTime } from '#graph/api/date-time.scalar.ts'
import { NullableField } from '#graph/api/decorators.ts'
import { describedEnum } from '#graph/api/described-enum.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { PageInfo } from '#graph/api/pagination.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

export const VehicleChangeKind = describedEnum('VehicleChangeKind', 'The change to make to a copy of the vehicle.', {
  UPSERTED: 'Store it: it was added or changed.',
  REMOVED: 'Delete it: no vehicle is listed under this id any more.',
})
export type VehicleChangeKind = keyof typeof VehicleChangeKind

@ObjectType({ description: 'The latest change of one vehicle; earlier ones are not kept.' })
export class VehicleChange {
  @Field(() => ID, { description: 'Id of the vehicle. When a vehicle gets a new id, its former one is REMOVED.' })
  vehicleId: string

  @Field(() => VehicleChangeKind, { description: 'The change to make to a copy.' })
  kind: VehicleChangeKind

  @Field({ description: 'When the vehicle was added, changed or removed.' })
  changedAt: Date

  @NullableField(() => Vehicle, 'The vehicle as it is now; null when it is removed.')
  vehicle: Vehicle | null
}

@ObjectType({ description: 'A change and its place in the list.' })
export class VehicleChangeEdge {
  @Field({ description: 'Opaque mark of the place, for `after`.' })
  cursor: string

  @Field(() => VehicleChange, { description: 'The change.' })
  node: VehicleChange
}

@ObjectType({ description: 'One page of changes, the oldest first.' })
export class VehicleChangeConnection {
  @Field(() => [VehicleChange], { description: 'The changes of the page.' })
  nodes: VehicleChange[]

  @Field(() => [VehicleChangeEdge], { description: 'The changes of the page with their cursors.' })
  edges: VehicleChangeEdge[]

  @Field(() => PageInfo, { description: 'Position of the page: endCursor is the `after` of the next page.' })
  pageInfo: PageInfo

  @Field({
    description:
      'The `since` of the next synchronisation: every change before it is on this page or on an earlier one, also those ' +
      'of transactions that were running. A change at this very time comes again.',
  })
  syncedUntil: Date
}

export const DEFAULT_CHANGES = 100

@ArgsType()
export class VehicleChangesArgs {
  @Field(() => DateTime, {
    description: 'Only changes from this time on: syncedUntil of the last synchronisation, or "1970-01-01T00:00:00Z".',
  })
  since: Date

  @Field(() => Int, {
    nullable: true,
    defaultValue: DEFAULT_CHANGES,
    description: `How many, 0 to ${LIMITS.pageRows}.`,
  })
  first?: number | null

  @NullableField(() => String, 'pageInfo.endCursor of a page: only what comes after it.')
  after?: string | null
}

/** A position in the log of changes: the time and the id of one change. */
export interface ChangePosition {
  time: Date
  id: string
}

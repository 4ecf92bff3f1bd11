import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql'
import type { GraphContext } from '#graph/schema/context.ts'
import { DateTime } from '#graph/schema/date-time.scalar.ts'
import { costOfRows, MAX_PAGE_SIZE } from '#graph/schema/pagination/page-size.ts'
import type { Services } from '#graph/services.ts'
import { VehicleChanges } from './vehicle-change.result.ts'
import { DEFAULT_CHANGES } from './vehicle-change.service.ts'

// Locks and two tables are read, which costs more than a page of a list.
const EXTRA_POINTS = 5

@ArgsType()
class VehicleChangesArgs {
  @Field(() => DateTime, {
    description: 'Only changes from this time on: syncedUntil of the last synchronisation, or "1970-01-01T00:00:00Z".',
  })
  since: Date

  @Field(() => Int, {
    nullable: true,
    description: `How many, 1 to ${MAX_PAGE_SIZE}; ${DEFAULT_CHANGES} when it is not given.`,
  })
  first?: number | null

  @Field(() => String, { nullable: true, description: 'pageInfo.endCursor of a page: only what comes after it.' })
  after?: string | null
}

@Resolver()
export class VehicleChangeResolver {
  constructor(private readonly services: Pick<Services, 'vehicleChanges'>) {}

  @Query(() => VehicleChanges, {
    description: 'What was added, changed or removed since a time, for keeping a copy of the inventory.',
    complexity: ({ args, childComplexity }) =>
      EXTRA_POINTS + costOfRows(args.first ?? DEFAULT_CHANGES, childComplexity),
  })
  vehicleChanges(@Args() args: VehicleChangesArgs, @Ctx() { once }: GraphContext): Promise<VehicleChanges> {
    return once(`vehicleChanges ${JSON.stringify(args)}`, () => this.services.vehicleChanges.page(args))
  }
}

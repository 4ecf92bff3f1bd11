import { ArgsType, Field, Int } from 'type-graphql'
import { DateTime } from '#graph/api/date-time.scalar.ts'
import { LIMITS } from '#graph/api/limits.ts'

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

  @Field(() => String, { nullable: true, description: 'pageInfo.endCursor of a page: only what comes after it.' })
  after?: string | null
}

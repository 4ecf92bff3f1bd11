import { ArgsType, Field, ID, Int } from 'type-graphql'
import { NullableField } from '#graph/api/decorators.ts'
import { describedEnum } from '#graph/api/described-enum.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { PageArgs } from '#graph/api/pagination.ts'

import { SCANNED } from './conditions.sql.ts'
import { VehicleFilter } from './filter.input.ts'

export const VehicleSort = describedEnum(
  'VehicleSort',
  'Order of a list of vehicles. Equal ones are ordered by id, so that pages never overlap.',
  {
    FEATURED: "The dealer's own order, featured vehicles first.",
    PRICE_ASC: 'The cheapest first.',
    PRICE_DESC: 'The most expensive first.',
    NAME_ASC: 'By name, from A to Z, in any case.',
    NEWEST: 'The latest addition first.',
    MILEAGE_ASC: 'The fewest miles first. A new vehicle without a mileage has none; a used one without it comes last.',
  },
)
export type VehicleSort = keyof typeof VehicleSort

@ArgsType()
export class VehicleArgs {
  @NullableField(() => ID, 'Id of the vehicle, or any of its aliases, in any case.')
  id?: string | null

  @NullableField(
    () => String,
    'Stock number of the dealer, in any case, with or without its blanks and hyphens; the first by rank where several vehicles have it.',
  )
  stockNumber?: string | null

  @NullableField(() => String, 'Vehicle identification number, in any case.')
  vin?: string | null
}

@ArgsType()
export class VehiclesArgs extends PageArgs {
  @NullableField(
    () => Int,
    'How many vehicles of the list to leave out before the first of the page, for page numbers: page 3 of 24 begins ' +
      `after 48. From 0 to ${LIMITS.offset.toLocaleString('en-US')}; not together with after, before or last. ` +
      `Costs 1 for each ${COST.offsetRows}.`,
  )
  offset?: number | null

  @NullableField(
    () => [ID],
    `Only these vehicles, by id or by any alias, for example ["denago-nomad-xl", "nomad-xl"]; at most ${LIMITS.listEntries}. ` +
      'Ids that name no vehicle are left out, and an empty list finds nothing. The order is that of sort.',
  )
  ids?: string[] | null

  @NullableField(
    () => VehicleFilter,
    `Only vehicles that match all of it. Costs ${COST.search} with any of ${SCANNED.join(', ')}.`,
  )
  filter?: VehicleFilter | null

  @NullableField(
    () => VehicleSort,
    'Order of the list. Without one it is the featured order, with what fits a search best before the rest, or the order that the search asks for.',
  )
  sort?: VehicleSort | null

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Vehicles that can be bought come before all others, each part in the order of sort.',
  })
  inStockFirst: boolean
}

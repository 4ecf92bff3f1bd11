import { ArgsType, Field, registerEnumType } from 'type-graphql'
import { PageArgs } from '#graph/schema/pagination/page.args.ts'
import { VehicleFilter } from './vehicle-filter.input.ts'

export enum VehicleSort {
  FEATURED = 'FEATURED',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
  NAME_ASC = 'NAME_ASC',
  NEWEST = 'NEWEST',
}

registerEnumType(VehicleSort, {
  name: 'VehicleSort',
  description: 'Order of a list of vehicles. Equal ones are ordered by id, so that pages never overlap.',
  valuesConfig: {
    FEATURED: { description: "The dealer's own order, featured vehicles first." },
    PRICE_ASC: { description: 'The cheapest first.' },
    PRICE_DESC: { description: 'The most expensive first.' },
    NAME_ASC: { description: 'By name, from A to Z, in any case.' },
    NEWEST: { description: 'The latest addition first.' },
  },
})

@ArgsType()
export class VehiclesArgs extends PageArgs {
  @Field(() => VehicleFilter, { nullable: true, description: 'Only vehicles that match all of it.' })
  filter?: VehicleFilter | null

  @Field(() => VehicleSort, {
    nullable: true,
    defaultValue: VehicleSort.FEATURED,
    description: 'Order of the list; null is the default.',
  })
  sort?: VehicleSort | null
}

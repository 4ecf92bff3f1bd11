import { Arg, Field, Float, Int, ObjectType } from 'type-graphql'
import { NullableField } from '#graph/api/decorators.ts'
import { COST } from '#graph/api/limits.ts'
import { checkBounds, MOST_BOUNDS } from './check-filter.ts'
import { FloatRange } from './vehicle.entity.ts'

@ObjectType({ description: 'How many vehicles share a value.' })
export class FacetCount {
  @Field({ description: 'The value as text, for example "Denago" or "4".' })
  value: string

  @Field(() => Int, { description: 'Number of vehicles, at least 1.' })
  count: number

  @Field(() => Float, { description: 'The lowest price of these vehicles in US dollars.' })
  lowestPrice: number
}

type FixedFacets = Omit<VehicleFacets, 'priceBands'>

export interface VehicleCounts {
  total: number
  facets: FixedFacets
}

@ObjectType({
  description:
    'Counts for the next choice: each facet counts the vehicles that match the conditions on other facts and of which its own is ' +
    'known.',
})
export class VehicleFacets {
  readonly #priceBands: (bounds: number[]) => Promise<number[]>

  constructor(facets: FixedFacets, priceBands: (bounds: number[]) => Promise<number[]>) {
    Object.assign(this, facets)
    this.#priceBands = priceBands
  }

  @Field(() => [FacetCount], { description: 'Brands, by name.' })
  brands: FacetCount[]

  @Field(() => [FacetCount], { description: 'Categories, by name.' })
  categories: FacetCount[]

  @Field(() => [FacetCount], { description: 'Numbers of seats, fewest first.' })
  seats: FacetCount[]

  @Field(() => [FacetCount], { description: '"NEW" and "USED", in this order.' })
  conditions: FacetCount[]

  @Field(() => [FacetCount], { description: 'States that vehicles have, by name, such as "IN_STOCK".' })
  availabilities: FacetCount[]

  @Field(() => [FacetCount], {
    description: 'Lower ends of the range on one charge in miles, for example "40", lowest first.',
  })
  ranges: FacetCount[]

  @Field(() => [FacetCount], {
    description: 'Ids of the locations where they stand, for example "mountain-top", by id.',
  })
  locations: FacetCount[]

  @Field(() => [FacetCount], { description: '"LEAD_ACID" and "LITHIUM", in this order.' })
  batteryKinds: FacetCount[]

  @NullableField(() => FloatRange, 'The lowest and the highest price in US dollars; null when nothing matches.')
  priceRange: FloatRange | null

  @Field(() => [Int], {
    complexity: COST.list,
    description: 'Numbers of vehicles below the first bound, from each bound to the next, and from the last one on.',
  })
  priceBands(
    @Arg('bounds', () => [Float], {
      description: `Prices in US dollars, each above the one before, for example [8000, 12000]; 1 to ${MOST_BOUNDS}.`,
    })
    bounds: number[],
  ): Promise<number[]> {
    checkBounds('bounds', bounds)
    return this.#priceBands(bounds)
  }
}

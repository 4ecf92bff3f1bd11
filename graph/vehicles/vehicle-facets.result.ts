import { Arg, Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { checkBounds, MOST_BOUNDS } from './check-filter.ts'

@ObjectType({ description: 'How many vehicles share a value.' })
export class FacetCount {
  @Field({ description: 'The value as text, for example "Denago" or "4".' })
  value: string

  @Field(() => Int, { description: 'Number of vehicles, at least 1.' })
  count: number

  @Field(() => Float, { description: 'The lowest price of these vehicles in US dollars.' })
  lowestPrice: number
}

@ObjectType({ description: 'How many vehicles stand at a location.' })
export class LocationCount {
  @Field(() => ID, { description: 'The location.' })
  locationId: string

  @Field(() => Int, { description: 'Number of vehicles, at least 1.' })
  count: number
}

@ObjectType({ description: 'Lowest and highest price in US dollars.' })
export class PriceRange {
  @Field(() => Float, { description: 'Lowest price.' })
  min: number

  @Field(() => Float, { description: 'Highest price.' })
  max: number
}

@ObjectType({ description: 'How many vehicles have a price between two bounds.' })
export class PriceBand {
  @Field(() => Float, {
    nullable: true,
    description: 'Lowest price in US dollars, inclusive; null for the first band.',
  })
  from: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Price in US dollars below which the band ends; null for the last band.',
  })
  below: number | null

  @Field(() => Int, { description: 'Number of vehicles; it can be 0.' })
  count: number
}

/** The facets that take no arguments. */
type FixedFacets = Omit<VehicleFacets, 'priceBands'>

export interface VehicleCounts {
  total: number
  facets: FixedFacets
}

@ObjectType({
  description: 'Counts for the next choice: each facet counts the vehicles that match all the other conditions.',
})
export class VehicleFacets {
  readonly #priceBands: (bounds: number[]) => Promise<PriceBand[]>

  constructor(facets: FixedFacets, priceBands: (bounds: number[]) => Promise<PriceBand[]>) {
    Object.assign(this, facets)
    this.#priceBands = priceBands
  }

  @Field(() => [FacetCount], { description: 'Brands, by name; the brands condition is left out.' })
  brands: FacetCount[]

  @Field(() => [FacetCount], { description: 'Categories, by name; the categories condition is left out.' })
  categories: FacetCount[]

  @Field(() => [FacetCount], {
    description: 'Numbers of seats, fewest first; the conditions seats and minSeats are left out.',
  })
  seats: FacetCount[]

  @Field(() => [FacetCount], {
    description: '"NEW" and "USED", in this order; the conditions isNew and conditions are left out.',
  })
  conditions: FacetCount[]

  @Field(() => [FacetCount], {
    description:
      'States that vehicles have, by name, such as "IN_STOCK"; the conditions inStock and availabilities are left out.',
  })
  availabilities: FacetCount[]

  @Field(() => [FacetCount], {
    description:
      'Lower ends of the range on one charge in miles, for example "40", lowest first. The minRangeMiles condition is ' +
      'left out, and vehicles whose range is not known are not counted.',
  })
  ranges: FacetCount[]

  @Field(() => [LocationCount], {
    description:
      'Locations with their ids, for example "mountain-top", by id. The locationIds condition is left out, and vehicles that ' +
      'stand at no known location are not counted.',
  })
  locations: LocationCount[]

  @Field(() => [FacetCount], {
    description:
      '"LEAD_ACID" and "LITHIUM", in this order. The batteryKinds condition is left out, and vehicles whose kind of battery ' +
      'is not known are not counted.',
  })
  batteryKinds: FacetCount[]

  @Field(() => PriceRange, {
    nullable: true,
    description: 'Prices without the conditions minPrice and maxPrice; null when nothing matches the others.',
  })
  priceRange: PriceRange | null

  @Field(() => [PriceBand], {
    description:
      'Vehicles below the first bound, from each bound to the next, and from the last bound on: one band more than ' +
      'bounds. The conditions minPrice and maxPrice are left out.',
  })
  priceBands(
    @Arg('bounds', () => [Float], {
      description: `Prices in US dollars, each above the one before, for example [8000, 12000]; 1 to ${MOST_BOUNDS}.`,
    })
    bounds: number[],
  ): Promise<PriceBand[]> {
    checkBounds('bounds', bounds)
    return this.#priceBands(bounds)
  }
}

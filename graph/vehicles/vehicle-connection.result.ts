import { Field, Float, Int, ObjectType } from 'type-graphql'
import { PageInfo, type PageSlice } from '#graph/schema/pagination/page-info.result.ts'
import { Vehicle } from './vehicle.entity.ts'

@ObjectType({ description: 'A vehicle and its place in the list.' })
export class VehicleEdge {
  @Field({ description: 'Opaque mark of the place, for `after` and `before` under the same sort.' })
  cursor: string

  @Field(() => Vehicle, { description: 'The vehicle.' })
  node: Vehicle
}

@ObjectType({ description: 'How many vehicles share a value.' })
export class FacetCount {
  @Field({ description: 'The value as text, for example "Denago" or "4".' })
  value: string

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

@ObjectType({
  description: 'Counts for the next choice: each facet counts the vehicles that match all the other conditions.',
})
export class VehicleFacets {
  @Field(() => [FacetCount], { description: 'Brands, by name; the brand condition is left out.' })
  brands: FacetCount[]

  @Field(() => [FacetCount], { description: 'Categories, by name; the category condition is left out.' })
  categories: FacetCount[]

  @Field(() => [FacetCount], { description: 'Numbers of seats, fewest first; the minSeats condition is left out.' })
  seats: FacetCount[]

  @Field(() => PriceRange, {
    nullable: true,
    description: 'Prices without the conditions minPrice and maxPrice; null when nothing matches the others.',
  })
  priceRange: PriceRange | null
}

export interface VehicleCounts {
  total: number
  facets: VehicleFacets
}

export interface VehiclePage extends PageSlice {
  edges: VehicleEdge[]
  /** Cheaper than `counts`, which include the total. */
  total(): Promise<number>
  counts(): Promise<VehicleCounts>
}

/** A page of vehicles. Totals and facets are counted on request, once. */
@ObjectType({ description: 'One page of a list of vehicles.' })
export class VehicleConnection {
  private counting?: Promise<VehicleCounts>
  private totalling?: Promise<number>

  constructor(private readonly page: VehiclePage) {}

  @Field(() => [Vehicle], { description: 'The vehicles of the page.' })
  nodes(): Vehicle[] {
    return this.page.edges.map(({ node }) => node)
  }

  @Field(() => [VehicleEdge], { description: 'The vehicles of the page with their cursors.' })
  edges(): VehicleEdge[] {
    return this.page.edges
  }

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo(): PageInfo {
    return new PageInfo(this.page)
  }

  @Field(() => Int, { description: 'Number of vehicles that match the filter, on all pages.' })
  async totalCount(): Promise<number> {
    // Facets of the same selection start in this tick, and their statement counts the total too.
    await undefined
    if (this.counting) return (await this.counting).total
    this.totalling ??= this.page.total()
    return this.totalling
  }

  @Field(() => VehicleFacets, { description: 'Numbers for narrowing the filter down.' })
  async facets(): Promise<VehicleFacets> {
    return (await this.counts()).facets
  }

  private counts(): Promise<VehicleCounts> {
    this.counting ??= this.page.counts()
    return this.counting
  }
}

import { Field, Int, ObjectType } from 'type-graphql'
import { PageInfo, type PageSlice } from '#graph/schema/pagination/page-info.result.ts'
import { Vehicle } from './vehicle.entity.ts'
import { type PriceBand, type VehicleCounts, VehicleFacets } from './vehicle-facets.result.ts'

@ObjectType({ description: 'A vehicle and its place in the list.' })
export class VehicleEdge {
  @Field({ description: 'Opaque mark of the place, for `after` and `before` under the same sort and inStockFirst.' })
  cursor: string

  @Field(() => Vehicle, { description: 'The vehicle.' })
  node: Vehicle
}

export interface VehiclePage extends PageSlice {
  edges: VehicleEdge[]
  /** Cheaper than `counts`, which include the total. */
  total(): Promise<number>
  counts(): Promise<VehicleCounts>
  priceBands(bounds: readonly number[]): Promise<PriceBand[]>
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
    const { facets } = await this.counts()
    return new VehicleFacets(facets, this.page.priceBands)
  }

  private counts(): Promise<VehicleCounts> {
    this.counting ??= this.page.counts()
    return this.counting
  }
}

import { Field, Int, ObjectType } from 'type-graphql'
import { PageInfo, type PageSlice } from '#graph/api/pagination.ts'
import { type VehicleCounts, VehicleFacets } from './facets.result.ts'
import { Vehicle } from './vehicle.entity.ts'

@ObjectType({ description: 'A vehicle and its place in the list.' })
export class VehicleEdge {
  @Field({ description: 'Opaque mark of the place, for `after` and `before` under the same sort and inStockFirst.' })
  cursor: string

  @Field(() => Vehicle, { description: 'The vehicle.' })
  node: Vehicle
}

@ObjectType({ simpleResolvers: true, description: 'A condition of the filter that hides vehicles.' })
export class FilterRelaxation {
  @Field(() => [String], {
    description:
      'Names of the conditions in VehicleFilter that are left out together, for example ["brands"] or ["minPrice", "maxPrice"].',
  })
  conditions: string[]

  @Field(() => Int, { description: 'Number of vehicles that match all the other conditions, at least 1.' })
  count: number
}

export interface VehiclePage extends PageSlice {
  edges: VehicleEdge[]
  /** Cheaper than `counts`, which also include the total. */
  total(): Promise<number>
  counts(): Promise<VehicleCounts>
  priceBands(bounds: readonly number[]): Promise<number[]>
  relaxations(): Promise<FilterRelaxation[]>
  spellings(): Promise<string[]>
  searchNotes: string[]
}

/** A page of vehicles. Totals and facets are counted on request. */
@ObjectType({ description: 'One page of a list of vehicles.' })
export class VehicleConnection {
  private counting?: Promise<VehicleCounts>

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
    // If the selection also has facets, they start in this tick, and their statement counts the total, too.
    await undefined
    return this.counting ? (await this.counting).total : this.page.total()
  }

  @Field(() => VehicleFacets, { description: 'Numbers for narrowing the filter down.' })
  async facets(): Promise<VehicleFacets> {
    this.counting ??= this.page.counts()
    const { facets } = await this.counting
    return new VehicleFacets(facets, this.page.priceBands)
  }

  @Field(() => [FilterRelaxation], {
    description:
      'Ways out of a filter that finds too little: for each condition the number of vehicles that match all the others, ' +
      'most first. Conditions without which nothing is found either are not listed.',
  })
  relaxations(): Promise<FilterRelaxation[]> {
    return this.page.relaxations()
  }

  @Field(() => [String], {
    description:
      'Brands and series, or words of them, that are spelt like the search: "Denago" for "denogo". Each finds vehicles as ' +
      'a search of its own; the closest first, at most 3. Empty when the filter has no search.',
  })
  spellings(): Promise<string[]> {
    return this.page.spellings()
  }

  @Field(() => [String], {
    description:
      'How the search was read where shoppers should know, in sentences: what was left out because no vehicle has it or because it cannot be searched for, ' +
      'the showroom that is closest to a town, the order that "cheapest" asks for where sort gives none.',
  })
  searchNotes(): string[] {
    return this.page.searchNotes
  }
}

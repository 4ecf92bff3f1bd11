import { Field, ObjectType } from 'type-graphql'

/** A slice of a sorted list that can tell what lies outside of it. */
export interface PageSlice {
  edges: { cursor: string }[]
  hasNextPage(): boolean | Promise<boolean>
  hasPreviousPage(): boolean | Promise<boolean>
}

@ObjectType({ description: 'Position of a page in its list.' })
export class PageInfo {
  constructor(private readonly page: PageSlice) {}

  @Field(() => Boolean, { description: 'Whether anything comes after this page.' })
  hasNextPage(): boolean | Promise<boolean> {
    return this.page.hasNextPage()
  }

  @Field(() => Boolean, { description: 'Whether anything comes before this page.' })
  hasPreviousPage(): boolean | Promise<boolean> {
    return this.page.hasPreviousPage()
  }

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge; null when the page is empty.' })
  startCursor(): string | null {
    return this.page.edges[0]?.cursor ?? null
  }

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge; null when the page is empty.' })
  endCursor(): string | null {
    return this.page.edges.at(-1)?.cursor ?? null
  }
}

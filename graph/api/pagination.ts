import { ArgsType, Field, Int, ObjectType } from 'type-graphql'
import { ArgumentError, checkPageSize } from './argument-error.ts'
import { NullableField } from './decorators.ts'
import { LIMITS } from './limits.ts'

@ArgsType()
export class PageArgs {
  @NullableField(
    () => Int,
    `How many from the start, 0 to ${LIMITS.pageRows}; ${LIMITS.defaultPageRows} when neither first nor last is given.`,
  )
  first?: number | null

  @NullableField(() => String, 'Cursor of an edge: only what comes after it.')
  after?: string | null

  @NullableField(() => Int, `How many from the end, 0 to ${LIMITS.pageRows}; not together with first.`)
  last?: number | null

  @NullableField(() => String, 'Cursor of an edge: only what comes before it.')
  before?: string | null
}

export function readPageSize({ first, last }: PageArgs): { size: number; backwards: boolean } {
  if (first != null && last != null) throw new ArgumentError('last', 'last cannot be used together with first.')
  if (first != null) checkPageSize('first', first)
  if (last != null) checkPageSize('last', last)
  return { size: first ?? last ?? LIMITS.defaultPageRows, backwards: last != null }
}

/** The number of rows to leave out before the page; a position by cursor, and a page from the end, exclude it. */
export function readOffset({ offset, ...place }: PageArgs & { offset?: number | null }): number {
  if (offset == null) return 0
  const excluded = (['after', 'before', 'last'] as const).find((argument) => place[argument] != null)
  if (excluded) throw new ArgumentError('offset', `offset cannot be used together with ${excluded}.`)
  if (offset >= 0 && offset <= LIMITS.offset) return offset
  throw new ArgumentError('offset', `offset must be between 0 and ${LIMITS.offset}, not ${offset}.`)
}

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

  @NullableField(() => String, 'Cursor of the first edge; null when the page is empty.')
  startCursor(): string | null {
    return this.page.edges[0]?.cursor ?? null
  }

  @NullableField(() => String, 'Cursor of the last edge; null when the page is empty.')
  endCursor(): string | null {
    return this.page.edges.at(-1)?.cursor ?? null
  }
}

/** A place in a sorted list: the sort key and the id of the row there. */
export interface Position {
  key: unknown
  id: string
}

export const encodeCursor = (sort: string, { key, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** Refuses what was not made for this sort; `isKey` says what a key of the sort looks like in JSON. */
export function decodeCursor(
  argument: string,
  cursor: string,
  sort: string,
  isKey: (key: unknown) => boolean,
): Position {
  const [cursorSort, key, id] = parse(cursor)
  if (typeof cursorSort !== 'string' || typeof id !== 'string' || id.includes('\0'))
    throw new ArgumentError(argument, `${argument} is not a cursor of this list.`)
  if (cursorSort !== sort) throw new ArgumentError(argument, `${argument} is a cursor of another sort than ${sort}.`)
  if (!isKey(key)) throw new ArgumentError(argument, `${argument} is not a cursor of this list.`)
  return { key, id }
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) && value.length === 3 ? value : []
  } catch {
    return []
  }
}

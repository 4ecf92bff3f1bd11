import { ArgsType, Field, Int } from 'type-graphql'
import { ArgumentError } from '#graph/api/argument-error.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { checkPageSize } from './page-size.ts'

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many from the start, 0 to ${LIMITS.pageRows}; ${LIMITS.defaultPageRows} when neither first nor last is given.`,
  })
  first?: number | null

  @Field(() => String, { nullable: true, description: 'Cursor of an edge: only what comes after it.' })
  after?: string | null

  @Field(() => Int, {
    nullable: true,
    description: `How many from the end, 0 to ${LIMITS.pageRows}; not together with first.`,
  })
  last?: number | null

  @Field(() => String, { nullable: true, description: 'Cursor of an edge: only what comes before it.' })
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

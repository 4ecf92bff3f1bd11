import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql'
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity'
import { LIMITS } from './limits.ts'

/** The cost of a list: a number of its own, and its selection for each row that is asked for, once at least: totals are read for no rows, too. */
export const ofRows =
  (own: number, rows?: number) =>
  ({ args: { first, last, limit }, childComplexity }: ComplexityEstimatorArgs): number => {
    const asked = rows ?? first ?? last ?? limit ?? LIMITS.defaultPageRows
    return own + Math.min(Math.max(asked, 1), LIMITS.pageRows) * childComplexity
  }

/** Adds to each description what its field costs, where that is not 1, so that every program that shows the schema shows it. */
export function describeCosts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const cost = costOf(field)
      if (cost) field.description += ` Costs ${cost}.`
    }
  }
}

function costOf({ extensions: { complexity } }: GraphQLField<unknown, unknown>): string | undefined {
  if (typeof complexity !== 'function') return complexity as string | undefined
  const own = complexity({ args: {}, childComplexity: 0 })
  const rows = complexity({ args: { first: 1 }, childComplexity: 1 }) - own
  return `${own}, and its selection ${rows > 1 ? `${rows} times` : 'for each row that is asked for'}`
}

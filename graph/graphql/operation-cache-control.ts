import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { oncePerNode } from './once-per-node.ts'

/**
 * The Cache-Control of a query's response: that of all public responses, or the shortest `@Extensions({ maxAge })` of its fields.
 */
export const operationCacheControl = oncePerNode((document: DocumentNode, schema: GraphQLSchema): string => {
  const typeInfo = new TypeInfo(schema)
  let shortest = Number.POSITIVE_INFINITY
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter({ kind }) {
        if (kind !== 'Field') return
        const maxAge = typeInfo.getFieldDef()?.extensions.maxAge
        if (typeof maxAge === 'number') shortest = Math.min(shortest, maxAge)
      },
    }),
  )
  return Number.isFinite(shortest) ? `public, max-age=${shortest}, stale-if-error=86400` : PUBLIC_CACHE
})

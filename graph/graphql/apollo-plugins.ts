import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyBaseLogger } from 'fastify'
import {
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import { RETRY_AFTER } from '#graph/http/errors/failures.ts'
import type { OperationContext } from './operation-context.ts'
import { oncePerNode } from './operation-limits.ts'
import { publicErrorsOf } from './public-errors.ts'

const CLIENT_ERRORS: string[] = [
  ErrorCode.GRAPHQL_PARSE_FAILED,
  ErrorCode.GRAPHQL_VALIDATION_FAILED,
  ErrorCode.BAD_USER_INPUT,
]

/**
 * Replaces every error by its public form; unexpected ones are logged, and their text is not sent. A response with an error of
 * ours is a 500, or a 503 while the database is away, even if a part of it has data, because caches, retries and metrics depend
 * on the status. `extensions.omittedErrors` counts the errors that are left out. Queries read only public data, so their responses
 * are cacheable; those of mutations and errors are not.
 */
export const publicResponses = (serverLog: FastifyBaseLogger): ApolloServerPlugin<OperationContext> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ errors, schema, document, operation, contextValue, request, response }) {
        const { body, http } = response
        if (body.kind !== 'single') return
        const { singleResult } = body
        if (errors) {
          const { requestId } = contextValue
          const log = contextValue.request?.log ?? serverLog.child({ requestId })
          const answered = publicErrorsOf(errors, { id: requestId, log }, { schema, document })
          singleResult.errors = answered
          const omittedErrors = errors.length - answered.length
          if (omittedErrors > 0) singleResult.extensions = { ...singleResult.extensions, omittedErrors }
          const codes = answered.map(({ extensions }) => extensions?.code)
          if (codes.includes(ErrorCode.SERVICE_UNAVAILABLE)) {
            http.status = 503
            for (const [name, value] of Object.entries(RETRY_AFTER)) http.headers.set(name, value)
          } else if (codes.includes(ErrorCode.INTERNAL_SERVER_ERROR)) http.status = 500
        }
        const isPublic = document && operation?.operation === 'query' && !errors?.length
        http.headers.set('cache-control', isPublic ? operationCacheControl(document, schema) : 'no-store')
        // The response varies by Accept, because a browser gets the Sandbox at the same address.
        http.headers.set('vary', 'accept')
        const mediaType = http.headers.get('content-type') ?? request.http?.headers.get('accept') ?? ''
        if (http.status === 400 && isLegacy(mediaType) && isClientError(singleResult)) http.status = 200
      },
    }
  },
})

/** GraphQL over HTTP: a client that does not accept application/graphql-response+json gets 200 for any GraphQL response. */
const isLegacy = (mediaType: string) =>
  !mediaType.includes('graphql-response+json') && (mediaType === '' || /application\/json|\*\/\*/.test(mediaType))

/** A refusal by a limit, which names a maximum, has its status for every client. */
function isClientError({ data, errors }: Pick<FormattedExecutionResult, 'data' | 'errors'>): boolean {
  const { code, maximum } = errors?.[0]?.extensions ?? {}
  return data === undefined && maximum === undefined && CLIENT_ERRORS.includes(String(code))
}

/**
 * The Cache-Control of a query's response: that of all public responses, or the shortest `@Extensions({ maxAge })` of its fields.
 */
const operationCacheControl = oncePerNode((document: DocumentNode, schema: GraphQLSchema): string => {
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

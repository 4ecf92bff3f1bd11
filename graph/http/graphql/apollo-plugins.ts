import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLError } from 'graphql'
import { argumentsOf } from '#graph/http/errors/graphql-js-errors.ts'
import { RETRY_AFTER } from '#graph/http/errors/our-faults.ts'
import { publicError } from '#graph/http/errors/public-error.ts'
import { Refusal } from '#graph/http/errors/refusal.ts'
import type { GraphContext } from '#graph/schema/context.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import { operationCacheControl } from './operation-cache-control.ts'

const CLIENT_ERRORS: string[] = [
  ErrorCode.GRAPHQL_PARSE_FAILED,
  ErrorCode.GRAPHQL_VALIDATION_FAILED,
  ErrorCode.BAD_USER_INPUT,
]

/** Queries read public data only, so their answers may be kept; mutations and errors may not. */
export const cachePolicy: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ schema, document, operation, errors, response: { http } }) {
        const isPublic = document && operation?.operation === 'query' && !errors?.length
        http.headers.set('cache-control', isPublic ? operationCacheControl(schema, document) : 'no-store')
        // The same address answers a browser with the Sandbox.
        http.headers.set('vary', 'accept')
      },
    }
  },
}

/**
 * Gives every error its public form; unexpected ones are logged, and their text stays out of the answer. An answer with a
 * fault of ours is a 500, or a 503 while the database is away, even where a part of it has data: caches, retries and
 * metrics go by the status.
 */
export const publicErrors = (serverLog: FastifyBaseLogger): ApolloServerPlugin<GraphContext> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ errors, document, contextValue: { requestId, request }, response: { body, http } }) {
        if (!errors || body.kind !== 'single') return
        const log = request?.log ?? serverLog.child({ requestId })
        const places = argumentsOf(errors, document)
        const answered = errors.map((error, index) =>
          publicError(explainLimit(error), { argument: places[index], requestId, log }),
        )
        body.singleResult.errors = answered
        const codes = answered.map(({ extensions }) => extensions?.code)
        if (codes.includes(ErrorCode.SERVICE_UNAVAILABLE)) {
          http.status = 503
          for (const [name, value] of Object.entries(RETRY_AFTER)) http.headers.set(name, value)
        } else if (codes.includes(ErrorCode.INTERNAL_SERVER_ERROR)) http.status = 500
      },
    }
  },
})

/** Rewords the limits that graphql-js checks like all others; returns any other error as it is. */
export function explainLimit(error: GraphQLError): GraphQLError {
  if (/^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(error.message)) {
    return new Refusal(`The document has more than ${LIMITS.tokens} tokens.`, {
      code: ErrorCode.TOO_MANY_TOKENS,
      status: 400,
      details: { maximum: LIMITS.tokens },
    })
  }
  if (error.message === 'Maximum introspection depth exceeded') {
    const maximum = LIMITS.introspectionLists
    return new Refusal(`The introspection has more than ${maximum} lists of parts of types inside each other.`, {
      code: ErrorCode.QUERY_TOO_DEEP,
      status: 400,
      details: { maximum },
    })
  }
  return error
}

/** GraphQL over HTTP: a client that does not know application/graphql-response+json gets 200 for any GraphQL answer. */
export const statusByMediaType: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { http, body }, request }) {
        if (body.kind !== 'single' || body.singleResult.data !== undefined || http.status !== 400) return
        const code = String(body.singleResult.errors?.[0]?.extensions?.code)
        const mediaType = http.headers.get('content-type') ?? request.http?.headers.get('accept') ?? ''
        const isLegacy = mediaType === '' || /application\/json|\*\/\*/.test(mediaType)
        if (CLIENT_ERRORS.includes(code) && isLegacy && !mediaType.includes('graphql-response+json')) http.status = 200
      },
    }
  },
}

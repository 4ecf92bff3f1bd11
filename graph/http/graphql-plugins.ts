import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphContext } from '#graph/context.ts'
import { PUBLIC_CACHE } from './cache-control.ts'
import { publicError } from './errors.ts'

const CLIENT_ERRORS = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']

/** Queries read public data only, so their answers may be kept; mutations and errors may not. */
export const cachePolicy: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ operation, errors, response: { http } }) {
        const isPublic = operation?.operation === 'query' && !errors?.length
        http.headers.set('cache-control', isPublic ? PUBLIC_CACHE : 'no-store')
        // A browser that asks the same address for HTML is shown the Sandbox.
        http.headers.set('vary', 'accept')
      },
    }
  },
}

/** Logs unexpected errors and takes their text out of the answer. */
export const publicErrors = (log: FastifyBaseLogger): ApolloServerPlugin<GraphContext> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ errors, contextValue, response: { body } }) {
        if (!errors || body.kind !== 'single') return
        const formatted = body.singleResult.errors ?? []
        body.singleResult.errors = errors.map((error, index) => {
          const shown = publicError(error, contextValue.requestId, log)
          return shown === error ? (formatted[index] ?? error) : shown.toJSON()
        })
      },
    }
  },
})

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

import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyBaseLogger, FastifyPluginAsync, onSendHookHandler, preHandlerHookHandler } from 'fastify'
import type { DocumentNode, GraphQLFormattedError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { answerInGraphql } from '#graph/http/errors/failures.ts'
import { codeOfStatus } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { acceptJsonOnly, refuseOtherAddresses, refuseOtherMethods } from '#graph/http/scope.ts'
import { openToAllOrigins } from '#graph/http/security-headers.ts'
import { publicResponses } from './apollo-plugins.ts'
import { isVisit, landingPageSender } from './landing-page.ts'
import type { OperationContext, OperationOptions } from './operation-context.ts'
import { checkLimit, operationLimits } from './operation-limits.ts'

interface GraphqlOptions extends OperationOptions {
  siteUrl: string
}

/** /graphql: JSON for programs, the landing page with Apollo Sandbox for browsers. */
export const graphqlScope =
  (options: GraphqlOptions): FastifyPluginAsync =>
  async (app) => {
    const apollo = createApollo(options, app.log)
    await apollo.start()
    app.addHook('onClose', () => apollo.stop())

    await openToAllOrigins(app)
    acceptJsonOnly(app, LIMITS.bodyBytes)
    meter(app, COST.operation)
    app.addHook('preHandler', checkLengths)
    app.setErrorHandler(answerInGraphql)
    app.addHook('onSend', completeErrors)

    const sendPage = landingPageSender(options.siteUrl)
    const execute = fastifyApolloHandler(apollo, { context: async (request) => options.createContext(request) })
    app.route({
      method: ['GET', 'POST'],
      url: '/',
      exposeHeadRoute: false,
      handler: (request, reply) => (isVisit(request) ? sendPage(reply) : execute.call(app, request, reply)),
    })
    refuseOtherMethods(app, '/', ['GET', 'POST'])
    refuseOtherAddresses(app)
  }

/**
 * Apollo rejects a request that is not GraphQL before its plugins run. This hook adds the request id and no-store to such
 * responses, and replaces Apollo's single code for all of them by that of the status.
 */
const completeErrors: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode < 400 || typeof payload !== 'string' || !payload.startsWith('{"errors"'))
    return done(null, payload)
  reply.header('cache-control', 'no-store')
  const { errors, ...rest }: { errors: GraphQLFormattedError[] } = JSON.parse(payload)
  const complete = errors.map(({ extensions: { code, ...extensions } = {}, ...error }) => ({
    ...error,
    extensions: {
      ...extensions,
      code: code === ErrorCode.BAD_REQUEST ? codeOfStatus(reply.statusCode) : code,
      requestId: request.id,
    },
  }))
  done(null, JSON.stringify({ errors: complete, ...rest }))
}

function createApollo({ schema }: GraphqlOptions, log: FastifyBaseLogger): ApolloServer<OperationContext> {
  return new ApolloServer<OperationContext>({
    schema,
    logger: log,
    introspection: true,
    parseOptions: { maxTokens: LIMITS.tokens },
    // One less, because graphql-js adds an error about having stopped.
    validationOptions: { maxErrors: LIMITS.errors - 1 },
    documentStore: storeOf<DocumentNode>(MAX_DOCUMENT_BYTES, bytesOfDocument),
    persistedQueries: { cache: storeOf<string>(MAX_PERSISTED_CHARACTERS, ({ length }) => length) },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Partners' pages may send mutations: there are no cookies to abuse, and a GET cannot mutate.
    csrfPrevention: false,
    plugins: [
      // Apollo's own cache control instruments every resolver; publicResponses computes it once for each operation.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationLimits,
      publicResponses(log),
    ],
  })
}

/** Refuses a text that is too long before anything reads it. */
const checkLengths: preHandlerHookHandler = (request, _reply, done) => {
  const { query, operationName } = Object(request.method === 'GET' ? request.query : request.body)
  checkLength(ErrorCode.BAD_REQUEST, 'operationName', operationName, LIMITS.operationNameCharacters)
  checkLength(ErrorCode.QUERY_TOO_LONG, 'The document', query, LIMITS.documentCharacters)
  done()
}

function checkLength(code: ErrorCode, what: string, text: unknown, maximum: number): void {
  if (typeof text === 'string') checkLimit(code, text.length, maximum, `${what} has ${text.length} characters`)
}

const MAX_DOCUMENT_BYTES = 8 * 2 ** 20
const MAX_PERSISTED_CHARACTERS = 4 * 2 ** 20

// Measured: the tokens and nodes of a parsed document take up to 505 bytes per token.
const BYTES_PER_TOKEN = 512
const BYTES_PER_DOCUMENT = 2048
const BYTES_PER_CHARACTER = 2

/** A cache that is bounded by the actual size of its values, with the methods that Apollo Server calls. */
function storeOf<Value extends object | string>(maxSize: number, sizeCalculation: (value: Value) => number) {
  const cache = new LRUCache<string, Value>({ maxSize, sizeCalculation })
  return {
    get: async (key: string) => cache.get(key),
    set: async (key: string, value: Value) => void cache.set(key, value),
    delete: async (key: string) => cache.delete(key),
  }
}

/** Memory of a parsed document, including its text and tokens, which every node references. */
function bytesOfDocument({ loc }: DocumentNode): number {
  let tokens = 0
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens += 1
  const characters = loc?.source.body.length ?? 0
  return BYTES_PER_DOCUMENT + tokens * BYTES_PER_TOKEN + characters * BYTES_PER_CHARACTER
}

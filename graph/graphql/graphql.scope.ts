import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type {
  FastifyBaseLogger,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
  preHandlerHookHandler,
} from 'fastify'
import type { DocumentNode, GraphQLFormattedError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import { answerInGraphql } from '#graph/http/errors/failures.ts'
import { codeOfStatus, HttpError } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { acceptJsonOnly, refuseOtherAddresses, refuseOtherMethods } from '#graph/http/scope.ts'
import { openToAllOrigins } from '#graph/http/security-headers.ts'
import { cachePolicy, publicErrors, statusByMediaType } from './apollo-plugins.ts'
import { isVisit, landingPage, landingPagePolicy } from './landing-page.ts'
import type { OperationContext, OperationOptions } from './operation-context.ts'
import { operationLimits } from './operation-limits.ts'

interface GraphqlOptions extends OperationOptions {
  siteUrl: string
}

/** /graphql: JSON for programs, the landing page with Apollo Sandbox for browsers. */
export const graphqlScope =
  (options: GraphqlOptions): FastifyPluginAsync =>
  async (app) => {
    const stores = createDocumentStores()
    const apollo = createApollo(options, stores, app.log)
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

function landingPageSender(siteUrl: string) {
  const page = landingPage(siteUrl)
  const headers = {
    'cache-control': PUBLIC_CACHE,
    vary: 'accept',
    'content-security-policy': landingPagePolicy(siteUrl),
    'content-type': 'text/html; charset=utf-8',
  }
  return (reply: FastifyReply) => reply.headers(headers).send(page)
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

function createApollo(
  { schema }: GraphqlOptions,
  { documents, persistedQueries }: DocumentStores,
  log: FastifyBaseLogger,
): ApolloServer<OperationContext> {
  return new ApolloServer<OperationContext>({
    schema,
    logger: log,
    introspection: true,
    parseOptions: { maxTokens: LIMITS.tokens },
    // One less, because graphql-js adds an error about having stopped.
    validationOptions: { maxErrors: LIMITS.errors - 1 },
    documentStore: documents,
    persistedQueries: { cache: persistedQueries },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Partners' pages may send mutations: there are no cookies to abuse, and a GET cannot mutate.
    csrfPrevention: false,
    plugins: [
      // Apollo's own cache control instruments every resolver; cachePolicy runs once for each operation.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationLimits,
      publicErrors(log),
      cachePolicy,
      statusByMediaType,
    ],
  })
}

/** The parameters of a GraphQL request, unchecked except for the syntax of a GET. */
interface RequestParameters {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

/** Reads the parameters of a request to /graphql. Throws an HttpError for a repeated query parameter or invalid JSON. */
function parametersOf({ method, query: parameters, body }: FastifyRequest): RequestParameters {
  if (method !== 'GET') return Object(body) as RequestParameters
  const { query, operationName, variables, extensions } = parameters as Record<string, string | string[] | undefined>
  return {
    query: once('query', query),
    operationName: once('operationName', operationName),
    variables: jsonOf('variables', variables),
    extensions: jsonOf('extensions', extensions),
  }
}

function once(name: string, value: string | string[] | undefined): string | undefined {
  if (!Array.isArray(value)) return value
  throw wrong(`The parameter "${name}" may only be specified once.`)
}

function jsonOf(name: string, value: string | string[] | undefined): unknown {
  const text = once(name, value)
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw wrong(`The parameter "${name}" is not valid JSON.`)
  }
}

const wrong = (message: string): HttpError => new HttpError(ErrorCode.BAD_REQUEST, message)

/** Refuses a text that is too long before anything reads it. */
const checkLengths: preHandlerHookHandler = (request, _reply, done) => {
  const { query, operationName } = parametersOf(request)
  checkLength(ErrorCode.BAD_REQUEST, 'operationName', operationName, LIMITS.operationNameCharacters)
  checkLength(ErrorCode.QUERY_TOO_LONG, 'The document', query, LIMITS.documentCharacters)
  done()
}

function checkLength(code: ErrorCode, what: string, text: unknown, maximum: number): void {
  if (typeof text !== 'string' || text.length <= maximum) return
  throw new HttpError(code, `${what} has ${text.length} characters, and ${maximum} are allowed.`, {
    details: { requested: text.length, maximum },
  })
}

const MAX_DOCUMENT_BYTES = 8 * 2 ** 20
const MAX_PERSISTED_CHARACTERS = 4 * 2 ** 20

// Measured: the tokens and nodes of a parsed document take up to 505 bytes per token.
const BYTES_PER_TOKEN = 512
const BYTES_PER_DOCUMENT = 2048
const BYTES_PER_CHARACTER = 2

type DocumentStores = ReturnType<typeof createDocumentStores>

/** Caches of parsed documents and of persisted queries, both bounded by their actual size. */
function createDocumentStores() {
  return {
    documents: storeOf<DocumentNode>(MAX_DOCUMENT_BYTES, bytesOfDocument),
    persistedQueries: storeOf<string>(MAX_PERSISTED_CHARACTERS, ({ length }) => length),
  }
}

/** The methods of a cache as Apollo Server calls them. */
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

import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, onSendHookHandler } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { answerInGraphql } from '#graph/http/errors/answer-failure.ts'
import { codeOfStatus } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { acceptJsonOnly } from '#graph/http/scope/json-body.ts'
import { openToAllOrigins } from '#graph/http/scope/open-to-all-origins.ts'
import { refuseOtherAddresses, refuseOtherMethods } from '#graph/http/scope/other-methods.ts'
import { cachePolicy, publicErrors, statusByMediaType } from './apollo-plugins.ts'
import { createDocumentStores, type DocumentStores } from './document-stores.ts'
import { isVisit, landingPage, landingPagePolicy } from './landing-page/landing-page.ts'
import { operationLimits } from './limits/operation-limits.ts'
import type { OperationContext, OperationOptions } from './operation-context.ts'
import { checkLengths } from './request-parameters.ts'

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
  if (reply.statusCode < 400 || typeof payload !== 'string' || !payload.startsWith('{"errors"')) {
    return done(null, payload)
  }
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

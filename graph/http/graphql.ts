import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyBaseLogger, FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { GraphContext } from '#graph/context.ts'
import { ErrorCode } from '#graph/error-code.ts'
import { requestFailure } from './errors.ts'
import { EXAMPLE_OPERATION } from './example-operation.ts'
import { cachePolicy, publicErrors, statusByMediaType } from './graphql-plugins.ts'
import { acceptJsonOnly } from './json-body.ts'
import { openToAllOrigins } from './open-to-all-origins.ts'
import { refuseOtherMethods } from './rest.ts'

interface GraphqlOptions {
  schema: GraphQLSchema
  createContext: (requestId: string) => GraphContext
}

/** The scope of /graphql: JSON for programs, Apollo Sandbox for a browser. */
export const graphqlScope =
  ({ schema, createContext }: GraphqlOptions): FastifyPluginAsync =>
  async (app) => {
    const apollo = createApollo(schema, app.log)
    await apollo.start()
    app.addHook('onClose', () => apollo.stop())

    await openToAllOrigins(app)
    acceptJsonOnly(app)
    app.setErrorHandler((failure: FastifyError, request, reply) => {
      const { status, message } = requestFailure(failure, request)
      const code = status < 500 ? ErrorCode.BAD_REQUEST : ErrorCode.INTERNAL_SERVER_ERROR
      const errors = [{ message, extensions: { code, requestId: request.id } }]
      return reply.code(status).header('cache-control', 'no-store').send({ errors })
    })
    app.addHook('onSend', addRequestId)

    app.route({
      method: ['GET', 'POST'],
      url: '/',
      exposeHeadRoute: false,
      handler: fastifyApolloHandler(apollo, { context: async (request) => createContext(request.id) }),
    })
    refuseOtherMethods(app, '/', ['GET', 'POST'])
  }

/** A body that is no GraphQL request is refused by Apollo before it knows the request, so the id comes in here. */
async function addRequestId(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode < 400 || typeof payload !== 'string' || !payload.startsWith('{"errors"')) return payload
  const { errors, ...rest }: { errors: GraphQLFormattedError[] } = JSON.parse(payload)
  const identified = errors.map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId: request.id },
  }))
  return JSON.stringify({ errors: identified, ...rest })
}

function createApollo(schema: GraphQLSchema, log: FastifyBaseLogger): ApolloServer<GraphContext> {
  return new ApolloServer<GraphContext>({
    schema,
    logger: log,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // What it protects from is kept out otherwise: the scope takes JSON bodies only, and a GET cannot mutate.
    csrfPrevention: false,
    plugins: [
      // It instruments every resolver; cachePolicy says the same once for each operation.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false, document: EXAMPLE_OPERATION }),
      publicErrors(log),
      cachePolicy,
      statusByMediaType,
    ],
  })
}

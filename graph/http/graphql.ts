import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyBaseLogger, FastifyError, FastifyPluginAsync } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { GraphContext } from '#graph/context.ts'
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
      const { status, message, requestId } = requestFailure(failure, request)
      const code = status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR'
      const errors = [{ message, extensions: { code, requestId } }]
      return reply.code(status).header('cache-control', 'no-store').send({ errors })
    })

    app.route({
      method: ['GET', 'POST'],
      url: '/',
      exposeHeadRoute: false,
      handler: fastifyApolloHandler(apollo, { context: async (request) => createContext(request.id) }),
    })
    refuseOtherMethods(app, '/', ['GET', 'POST'])
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

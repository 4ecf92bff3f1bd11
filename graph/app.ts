import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { DataSource } from 'typeorm'
import { contactRest } from '#graph/contact/contact.rest.ts'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { feedRoutes } from '#graph/feeds/feed.routes.ts'
import { healthRoutes } from '#graph/http/health.ts'
import { restScope } from '#graph/http/scope.ts'
import { textRoute } from '#graph/http/texts.ts'
import { createServices, type Services, type ServicesConfig } from '#graph/services.ts'
import { vehicleRest } from '#graph/vehicles/vehicle.rest.ts'
import { createContext, type GraphContext } from './context.ts'
import { graphqlScope } from './graphql/graphql.scope.ts'
import { pushRest } from './inventory/push/push.rest.ts'
import { mcpRoutes } from './mcp/mcp.routes.ts'
import { openapiDocument } from './openapi/document.ts'
import { createSchema, printSdl } from './schema.ts'

export interface Graph {
  schema: GraphQLSchema
  services: Services
  /** A context for one operation in process; `requestId` is the id of the page's request. */
  createContext: (requestId?: string) => GraphContext
  /** /graphql, /mcp, /schema.graphql, /openapi.json, /api/*, /feeds/*, /healthz and /readyz, with parsers, hooks and errors of their own. */
  routes: FastifyPluginAsync
}

/**
 * The whole API over a connected and prepared database; it listens to nothing by itself.
 * `readDatabase` reads what the catalogue holds, unless `database` itself does. With its version, counts are remembered until
 * the next change.
 */
export function createGraph(
  config: ServicesConfig,
  database: DataSource,
  readDatabase?: ReadDatabase,
  version?: CatalogueVersion,
): Graph {
  const services = createServices(config, database, readDatabase, version)
  const schema = createSchema(services)
  const createRequestContext = (request: FastifyRequest) => createContext(services, request.id, request)

  const routes: FastifyPluginAsync = async (app) => {
    const { siteUrl } = config
    await app.register(healthRoutes(database, version))
    await app.register(textRoute({ path: '/schema.graphql', mediaType: 'text/plain', text: printSdl(schema) }))
    const openapi = JSON.stringify(openapiDocument(schema, siteUrl))
    await app.register(textRoute({ path: '/openapi.json', mediaType: 'application/json', text: openapi }))
    const options = { schema, createContext: createRequestContext, siteUrl }
    await app.register(graphqlScope(options), { prefix: '/graphql' })
    await app.register(mcpRoutes({ ...options, site: services.site }), { prefix: '/mcp' })
    const adapters = [vehicleRest(services), contactRest(services), pushRest(services)]
    await app.register(restScope(adapters), { prefix: '/api' })
    await app.register(restScope([feedRoutes(services)]), { prefix: '/feeds' })
  }

  return {
    schema,
    services,
    createContext: (requestId = randomUUID()) => createContext(services, requestId),
    routes,
  }
}

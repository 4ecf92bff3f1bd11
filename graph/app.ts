import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { DataSource } from 'typeorm'
import { contactRest } from '#graph/contact/contact.rest.ts'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { feedRoutes } from '#graph/feeds/feed.routes.ts'
import { graphqlScope } from '#graph/graphql/graphql.scope.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { healthRoutes } from '#graph/http/health.ts'
import { restScope } from '#graph/http/scope.ts'
import { textRoute } from '#graph/http/texts.ts'
import { pushRest } from '#graph/inventory/push/push.rest.ts'
import { mcpRoutes } from '#graph/mcp/mcp.routes.ts'
import { openapiDocument } from '#graph/openapi/document.ts'
import { createVehicleLoaders, type VehicleContext } from '#graph/vehicles/vehicle.loader.ts'
import { vehicleRest } from '#graph/vehicles/vehicle.rest.ts'
import { createSchema, printSdl } from './schema.ts'
import { createServices, type Services, type ServicesConfig } from './services.ts'

export interface Graph {
  schema: GraphQLSchema
  services: Services
  /** A context for one operation in process; `requestId` is the id of the page's request. */
  createContext: (requestId?: string) => GraphContext
  /** /graphql, /mcp, /schema.graphql, /openapi.json, /api/*, /feeds/*, /healthz and /readyz, with parsers, hooks and errors of their own. */
  routes: FastifyPluginAsync
}

/**
 * The whole API over a connected and prepared database; it listens to nothing by itself. With the catalogue's version, lists and
 * counts are remembered until the next change.
 */
export function createGraph(config: ServicesConfig, database: DataSource, version?: CatalogueVersion): Graph {
  const services = createServices(config, database, version)
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

/** The context of one operation, for the resolvers of all features; its loaders cache the rows that they read. */
type GraphContext = OperationContext & VehicleContext

function createContext(services: Services, requestId: string, request?: FastifyRequest): GraphContext {
  const done = new Map<string, Promise<unknown>>()
  return {
    requestId,
    request,
    once<Result>(key: string, work: () => Promise<Result>) {
      const result = (done.get(key) as Promise<Result> | undefined) ?? work()
      done.set(key, result)
      return result
    },
    loaders: createVehicleLoaders(services.vehicles),
  }
}

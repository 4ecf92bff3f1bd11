import type { FastifyRequest } from 'fastify'
import { createMunicipalityLoaders } from '#graph/municipalities/municipality.loader.ts'
import type { Services } from '#graph/services.ts'
import { createVehicleLoaders } from '#graph/vehicles/vehicle.loader.ts'

/** What resolvers share within one operation; never kept longer, since loaders remember what they read. */
export interface GraphContext {
  /** Ties an answer to its lines in the log. */
  requestId: string
  /** The request that carried the operation; none when a page is rendered in process. */
  request: FastifyRequest | undefined
  loaders: ReturnType<typeof createVehicleLoaders> & ReturnType<typeof createMunicipalityLoaders>
}

export function createContext(services: Services, requestId: string, request?: FastifyRequest): GraphContext {
  return {
    requestId,
    request,
    loaders: {
      ...createVehicleLoaders(services.vehicles),
      ...createMunicipalityLoaders(services),
    },
  }
}

import { createMunicipalityLoaders } from '#graph/municipalities/municipality.loader.ts'
import type { Services } from '#graph/services.ts'
import { createVehicleLoaders } from '#graph/vehicles/vehicle.loader.ts'

/** What resolvers share within one operation; never kept longer, since loaders remember what they read. */
export interface GraphContext {
  /** Ties an answer to its lines in the log. */
  requestId: string
  loaders: ReturnType<typeof createVehicleLoaders> & ReturnType<typeof createMunicipalityLoaders>
}

export function createContext(services: Services, requestId: string): GraphContext {
  return {
    requestId,
    loaders: {
      ...createVehicleLoaders(services.vehicles),
      ...createMunicipalityLoaders(services),
    },
  }
}

import type { FastifyRequest } from 'fastify'
import { createMunicipalityLoaders } from '#graph/municipalities/municipality.loader.ts'
import type { Services } from '#graph/services.ts'
import type { VehicleChangedArgs } from '#graph/vehicle-changes/vehicle-change.args.ts'
import type { VehicleChange } from '#graph/vehicle-changes/vehicle-change.result.ts'
import { createVehicleLoaders } from '#graph/vehicles/vehicle.loader.ts'

/** Shared by the resolvers of one operation; not kept longer, because its loaders remember the rows that they read. */
export interface GraphContext {
  /** Ties an answer to its lines in the log. */
  requestId: string
  /** The request that carried the operation; none when a page is rendered in process. */
  request: FastifyRequest | undefined
  /** The changes of vehicles for a subscription, until the request's stream ends. */
  listen(place: VehicleChangedArgs): AsyncIterable<VehicleChange>
  loaders: ReturnType<typeof createVehicleLoaders> & ReturnType<typeof createMunicipalityLoaders>
  /** Does work only once that several aliases of an operation ask for; `key` names the work and its input. */
  once<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

// Subscriptions end before they begin where no stream is open. One signal for all: aborting one captures a stack trace.
const ENDED = AbortSignal.abort()

export function createContext(
  services: Services,
  requestId: string,
  request?: FastifyRequest,
  signal = ENDED,
): GraphContext {
  const done = new Map<string, Promise<unknown>>()
  return {
    requestId,
    request,
    once<Result>(key: string, work: () => Promise<Result>) {
      const result = (done.get(key) as Promise<Result> | undefined) ?? work()
      done.set(key, result)
      return result
    },
    listen: (place) => services.vehicleChangeFeed.listen(place, signal),
    loaders: {
      ...createVehicleLoaders(services.vehicles),
      ...createMunicipalityLoaders(services),
    },
  }
}

import type { FastifyRequest } from 'fastify'
import type { OperationContext } from './graphql/operation-context.ts'
import { createMunicipalityLoaders, type MunicipalityContext } from './municipalities/municipality.loader.ts'
import type { Services } from './services.ts'
import type { VehicleChangeContext } from './vehicle-changes/vehicle-change.feed.ts'
import { createVehicleLoaders, type VehicleContext } from './vehicles/vehicle.loader.ts'

/** The context of one operation, for the resolvers of all features; its loaders cache the rows that they read. */
export type GraphContext = OperationContext & VehicleContext & MunicipalityContext & VehicleChangeContext

// Outside of /graphql/stream a subscription ends at once. One signal serves all: aborting one captures a stack trace.
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
    streamChanges: (from) => services.vehicleChangeFeed.stream(from, signal),
    loaders: { ...createVehicleLoaders(services.vehicles), ...createMunicipalityLoaders(services) },
  }
}

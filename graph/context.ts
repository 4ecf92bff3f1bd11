import type { FastifyRequest } from 'fastify'
import type { OperationContext } from './graphql/operation-context.ts'
import { createMunicipalityLoaders, type MunicipalityContext } from './municipalities/municipality.loader.ts'
import type { Services } from './services.ts'
import { createVehicleLoaders, type VehicleContext } from './vehicles/vehicle.loader.ts'

/** The context of one operation, for the resolvers of all features; its loaders cache the rows that they read. */
export type GraphContext = OperationContext & VehicleContext & MunicipalityContext

export function createContext(services: Services, requestId: string, request?: FastifyRequest): GraphContext {
  const done = new Map<string, Promise<unknown>>()
  return {
    requestId,
    request,
    once<Result>(key: string, work: () => Promise<Result>) {
      const result = (done.get(key) as Promise<Result> | undefined) ?? work()
      done.set(key, result)
      return result
    },
    loaders: { ...createVehicleLoaders(services.vehicles), ...createMunicipalityLoaders(services) },
  }
}

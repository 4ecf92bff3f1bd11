import 'reflect-metadata'
import { type GraphQLSchema, printSchema } from 'graphql'
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql'
import { CalendarResolver } from '#graph/calendar/calendar.resolver.ts'
import { ContactResolver } from '#graph/contact/contact.resolver.ts'
import { DealerResolver } from '#graph/dealer/dealer.resolver.ts'
import { LocationResolver } from '#graph/locations/location.resolver.ts'
import { MunicipalityResolver } from '#graph/municipalities/municipality.resolver.ts'
import { RentalPlanResolver } from '#graph/rental-plans/rental-plan.resolver.ts'
import { VehicleChangeResolver, WithdrawnVehicleResolver } from '#graph/vehicle-changes/vehicle-change.resolver.ts'
import { DeliveredPriceResolver } from '#graph/vehicles/delivered-price.resolver.ts'
import { VehicleResolver } from '#graph/vehicles/vehicle.resolver.ts'
import { describeCosts } from './api/cost.ts'
import { DateTime } from './api/date-time.scalar.ts'
import { LIMITS } from './api/limits.ts'
import { DealerLocationResolver } from './locations/location.resolver.ts'
import type { Services } from './services.ts'
import { VehicleImageResolver } from './vehicles/vehicle.resolver.ts'

export const RESOLVERS = [
  VehicleResolver,
  VehicleImageResolver,
  DeliveredPriceResolver,
  VehicleChangeResolver,
  WithdrawnVehicleResolver,
  DealerResolver,
  DealerLocationResolver,
  CalendarResolver,
  LocationResolver,
  MunicipalityResolver,
  RentalPlanResolver,
  ContactResolver,
] as const

export const createSchema = (services: Services): GraphQLSchema => buildSchema(RESOLVERS, services)

/** The schema as text, for the committed contract and for /schema.graphql; needs no database. */
export const printSdl = (schema: GraphQLSchema = buildSchema(RESOLVERS)): string => `${printSchema(schema)}\n`

type ResolverClass = new (services: Services) => object

/** Without services, a schema that can be printed. */
export function buildSchema(resolvers: readonly ResolverClass[], services?: Services): GraphQLSchema {
  const container = new Map<object, object>(services && resolvers.map((Resolver) => [Resolver, new Resolver(services)]))
  const schema = buildSchemaSync({
    resolvers: resolvers as NonEmptyArray<ResolverClass>,
    container: { get: (Resolver) => container.get(Resolver) },
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
  })
  // The library has no place for a description of the root types.
  schema.getQueryType()!.description =
    'All data of the API; all of it is public. Money is in US dollars with at most two decimals. A field costs 1 where its ' +
    `description says nothing else; an operation may cost ${LIMITS.cost.toLocaleString('en-US')}.`
  schema.getMutationType()!.description = 'What visitors can send.'
  describeCosts(schema)
  return schema
}

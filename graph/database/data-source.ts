import 'reflect-metadata'
import pg from 'pg'
import { DataSource, DefaultNamingStrategy, type Logger } from 'typeorm'
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { ContactInquiry } from '#graph/contact/contact-inquiry.entity.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { Municipality } from '#graph/municipalities/municipality.entity.ts'
import { RentalPlan } from '#graph/rental-plans/rental-plan.entity.ts'
import { WithdrawnVehicle } from '#graph/vehicle-changes/withdrawn-vehicle.entity.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { columnName } from './column-name.ts'
import { AnnounceCatalogueChanges } from './migrations/catalogue-changes.ts'
import { LimitConfirmations } from './migrations/confirmation-limit.ts'
import { CreateContactInquiries } from './migrations/contact-inquiries.ts'
import { AddInquiryMails } from './migrations/inquiry-mails.ts'
import { CreateLocations } from './migrations/locations.ts'
import { CreateMunicipalities } from './migrations/municipalities.ts'
import { ReadPlainMeasures } from './migrations/plain-measures.ts'
import { MeasureQuickly } from './migrations/quick-measures.ts'
import { CreateRentalPlans } from './migrations/rental-plans.ts'
import { CreateSeedRecords } from './migrations/seed-records.ts'
import { StoreInquiriesTogether } from './migrations/store-inquiries.ts'
import { CreateStoreInquiry } from './migrations/store-inquiry.ts'
import { TrackVehicleChanges } from './migrations/vehicle-changes.ts'
import { AddVehicleMeasures } from './migrations/vehicle-measures.ts'
import { IndexVehicleCategories } from './migrations/vehicle-searches.ts'
import { CreateVehicles } from './migrations/vehicles.ts'
import { CreateWithdrawnVehicles } from './migrations/withdrawn-vehicles.ts'

const ENTITIES = [Vehicle, WithdrawnVehicle, Location, Municipality, RentalPlan, ContactInquiry]

const MIGRATIONS = [
  CreateVehicles,
  CreateLocations,
  CreateMunicipalities,
  CreateRentalPlans,
  CreateContactInquiries,
  CreateSeedRecords,
  CreateWithdrawnVehicles,
  AddVehicleMeasures,
  TrackVehicleChanges,
  AnnounceCatalogueChanges,
  AddInquiryMails,
  IndexVehicleCategories,
  CreateStoreInquiry,
  MeasureQuickly,
  ReadPlainMeasures,
  StoreInquiriesTogether,
  LimitConfirmations,
]

// Prices have two decimals and eight digits before them at most: a double holds them exactly.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, customName: string): string {
    return customName || columnName(property)
  }
}

const CONNECTION_TIMEOUT_MS = 3000

/** How long one who asks waits at most, in milliseconds. */
interface Bounds {
  /** For one of the connections, or for a new one. */
  connectionTimeoutMillis: number
  /** For a statement; then Postgres ends it. */
  statement_timeout: number
  /** For a server that does not answer at all; then the connection is given up. */
  query_timeout: number
  idle_in_transaction_session_timeout: number
}

/** For what visitors wait for; imports and migrations have none. */
export const VISITOR_BOUNDS: Bounds = {
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  statement_timeout: 5000,
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
}

/** For a replica: the primary is asked afterwards, while the visitor waits on. */
export const REPLICA_BOUNDS: Bounds = {
  ...VISITOR_BOUNDS,
  connectionTimeoutMillis: 1000,
  statement_timeout: 1500,
  query_timeout: 2000,
}

/**
 * A connection on which a query got no answer at all is broken: the pool must not hand it out again, where the next
 * query would wait behind the first.
 */
class ImpatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads
  override query(...parameters: any[]): any {
    const answer = super.query(...(parameters as Parameters<pg.Client['query']>)) as unknown
    if (answer instanceof Promise) {
      answer.catch(({ message }) => {
        if (message === 'Query read timeout') this.connection.stream.destroy()
      })
    }
    return answer
  }
}

interface ConnectOptions {
  logger?: Logger
  /** Without them a statement may take as long as it needs. */
  bounds?: Bounds
}

/** Connects without touching the schema (see prepareDatabase); rejects with pg's error when it cannot. */
export function connect(databaseUrl: string, { logger, bounds }: ConnectOptions = {}): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    applicationName: 'ridgeline',
    // Also how long a query waits for one of the connections.
    connectTimeoutMS: CONNECTION_TIMEOUT_MS,
    poolSize: POOL_SIZE,
    extra: bounds ? { ...bounds, Client: ImpatientClient } : {},
    synchronize: false,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    namingStrategy: new SnakeCaseColumns(),
    ...(logger && { logger, logging: 'all' as const }),
  })
  return dataSource.initialize()
}

export const POOL_SIZE = 10

/** What the connections of a data source are doing. */
export function poolOf(database: DataSource): pg.Pool {
  return (database.driver as PostgresDriver).master
}

/** The address that a connection of `connect` was made with. */
export function urlOf(database: DataSource): string {
  return (database.options as PostgresDataSourceOptions).url!
}

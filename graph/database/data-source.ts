import 'reflect-metadata'
import pg from 'pg'
import { DataSource, DefaultNamingStrategy, type Logger } from 'typeorm'
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js'
import { ContactInquiry } from '#graph/contact/contact-inquiry.entity.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { Municipality } from '#graph/municipalities/municipality.entity.ts'
import { RentalPlan } from '#graph/rental-plans/rental-plan.entity.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { WithdrawnVehicle } from '#graph/vehicles/withdrawn-vehicle.entity.ts'
import { AnnounceCatalogueChanges } from './migrations/catalogue-changes.ts'
import { CreateContactInquiries } from './migrations/contact-inquiries.ts'
import { AddInquiryMails } from './migrations/inquiry-mails.ts'
import { CreateLocations } from './migrations/locations.ts'
import { CreateMunicipalities } from './migrations/municipalities.ts'
import { CreateRentalPlans } from './migrations/rental-plans.ts'
import { CreateSeedRecords } from './migrations/seed-records.ts'
import { TrackVehicleChanges } from './migrations/vehicle-changes.ts'
import { AddVehicleMeasures } from './migrations/vehicle-measures.ts'
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
]

// Prices have two decimals and eight digits before them at most: a double holds them exactly.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, customName: string): string {
    return customName || property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  }
}

/** Connects without touching the schema (see prepareDatabase); rejects with pg's error when it cannot. */
export function connect(databaseUrl: string, { logger }: { logger?: Logger } = {}): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    applicationName: 'ridgeline',
    connectTimeoutMS: 5000,
    poolSize: 10,
    synchronize: false,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    namingStrategy: new SnakeCaseColumns(),
    ...(logger && { logger, logging: 'all' as const }),
  })
  return dataSource.initialize()
}

/** The address that a connection of `connect` was made with. */
export function urlOf(database: DataSource): string {
  return (database.options as PostgresDataSourceOptions).url!
}

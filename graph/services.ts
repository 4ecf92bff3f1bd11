import type { Redis } from 'ioredis'
import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { ContactService } from '#graph/contact/contact.service.ts'
import { CatalogueMemo } from '#graph/database/catalogue-memo.ts'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { type ReadDatabase, readDatabaseOf } from '#graph/database/read-database.ts'
import { VehicleExport } from '#graph/feeds/vehicle-export.service.ts'
import { ContactLimit } from '#graph/http/limits/contact-limit.ts'
import { LocationService } from '#graph/locations/location.service.ts'
import { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'
import { VehicleChangeFeed } from '#graph/vehicle-changes/vehicle-change.feed.ts'
import { VehicleChangeService } from '#graph/vehicle-changes/vehicle-change.service.ts'
import { WithdrawnVehicleService } from '#graph/vehicle-changes/withdrawn-vehicle.service.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { SiteAddress } from './dealer/site-address.ts'

/** Each takes up to 2 MB. */
const MOST_LISTS_OF_KINDS = 20

export type ServicesConfig = Pick<Config, 'siteUrl'> &
  Partial<Pick<Config, 'crmEmail' | 'contactLimit'>> & {
    /** A Redis that counts limits for all processes together. */
    redis?: Redis
  }

export type Services = ReturnType<typeof createServices>

export function createServices(
  { siteUrl, crmEmail, contactLimit, redis }: ServicesConfig,
  database: DataSource,
  readDatabase: ReadDatabase = readDatabaseOf(database),
  version?: CatalogueVersion,
) {
  const vehicleChanges = new VehicleChangeService(database)
  const municipalities = new MunicipalityService(readDatabase, new CatalogueMemo(version))
  const rentalPlans = new RentalPlanService(readDatabase, new CatalogueMemo(version))
  return {
    site: new SiteAddress(siteUrl),
    vehicles: new VehicleService(
      readDatabase,
      new CatalogueMemo(version),
      new CatalogueMemo(version, MOST_LISTS_OF_KINDS),
    ),
    vehicleExport: new VehicleExport(readDatabase, new CatalogueMemo(version)),
    vehicleChanges,
    vehicleChangeFeed: new VehicleChangeFeed(vehicleChanges),
    withdrawnVehicles: new WithdrawnVehicleService(readDatabase),
    locations: new LocationService(readDatabase, new CatalogueMemo(version)),
    municipalities,
    rentalPlans,
    contact: new ContactService(database, crmEmail !== undefined, { municipalities, rentalPlans }),
    contactLimit: new ContactLimit({ tries: contactLimit, redis }),
  }
}

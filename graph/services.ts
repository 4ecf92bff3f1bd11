import type { Redis } from 'ioredis'
import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { ContactLimit } from '#graph/contact/contact.limit.ts'
import { ContactService } from '#graph/contact/contact.service.ts'
import { type Catalogue, catalogueOf } from '#graph/database/catalogue.ts'
import { CatalogueMemo } from '#graph/database/catalogue-memo.ts'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { LocationService } from '#graph/locations/location.service.ts'
import { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'
import { CatalogueService } from '#graph/vehicles/catalogue.service.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { VehicleChangeService } from '#graph/vehicles/vehicle-change.service.ts'
import { WithdrawnVehicleService } from '#graph/vehicles/withdrawn-vehicle.service.ts'
import { SiteAddress } from './dealer/site-address.ts'

export type ServicesConfig = Pick<Config, 'siteUrl'> &
  Partial<Pick<Config, 'crmEmail' | 'contactLimit'>> & {
    /** Where limits are counted for all processes together. */
    redis?: Redis
  }

export type Services = ReturnType<typeof createServices>

export function createServices(
  { siteUrl, crmEmail, contactLimit, redis }: ServicesConfig,
  database: DataSource,
  catalogue: Catalogue = catalogueOf(database),
  version?: CatalogueVersion,
) {
  return {
    site: new SiteAddress(siteUrl),
    vehicles: new VehicleService(catalogue, new CatalogueMemo(version)),
    catalogue: new CatalogueService(catalogue, new CatalogueMemo(version)),
    vehicleChanges: new VehicleChangeService(database),
    withdrawnVehicles: new WithdrawnVehicleService(catalogue),
    locations: new LocationService(catalogue, new CatalogueMemo(version)),
    municipalities: new MunicipalityService(catalogue, new CatalogueMemo(version)),
    rentalPlans: new RentalPlanService(catalogue, new CatalogueMemo(version)),
    contact: new ContactService(database, crmEmail !== undefined),
    contactLimit: new ContactLimit({ tries: contactLimit, redis }),
  }
}

import type { Redis } from 'ioredis'
import type { DataSource } from 'typeorm'
import { CalendarService } from '#graph/calendar/calendar.service.ts'
import { CalendarChanges } from '#graph/calendar/calendar-changes.ts'
import type { Config } from '#graph/config.ts'
import { ContactService } from '#graph/contact/contact.service.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { type ReadDatabase, readDatabaseOf } from '#graph/database/read-database.ts'
import { InventoryService } from '#graph/inventory/inventory.service.ts'
import { PushService } from '#graph/inventory/push/push.service.ts'
import { UploadedPhotos } from '#graph/inventory/uploaded-photos.ts'
import { LocationService } from '#graph/locations/location.service.ts'
import { LocationChanges } from '#graph/locations/location-changes.ts'
import { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import { PromotionChanges, PromotionService } from '#graph/promotions/promotion-changes.ts'
import { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'
import { RentalPlanChanges } from '#graph/rental-plans/rental-plan-changes.ts'
import { CartChanges, StockChanges } from '#graph/staff/cart-changes.ts'
import { StaffHistory } from '#graph/staff/history.service.ts'
import { StaffPeople } from '#graph/staff/people.ts'
import { StaffAccess, type StaffConfig } from '#graph/staff/staff-access.ts'
import { StockFiles } from '#graph/staff/stock-files.ts'
import { WithdrawnCarts } from '#graph/staff/withdrawn-carts.ts'
import { VehicleChangeService, WithdrawnVehicleService } from '#graph/vehicle-changes/vehicle-change.service.ts'
import { VehicleExport } from '#graph/vehicles/export.service.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { ContactLimit } from './contact/contact-caller.ts'
import { searchTowns } from './shared/search/search-towns.ts'
import { SiteAddress } from './shared/site-address.ts'

export type ServicesConfig = StaffConfig &
  Pick<Config, 'mediaDir'> &
  Partial<Pick<Config, 'crmEmail' | 'contactLimit' | 'allowsLocalWebhooks'>> & {
    /** A Redis that counts limits for all processes together. */
    redis?: Redis
    /** Imports the stock; by default the database itself. */
    stockWriter?: DataSource
  }

export type Services = ReturnType<typeof createServices>

export function createServices(
  config: ServicesConfig,
  database: DataSource,
  readDatabase: ReadDatabase = readDatabaseOf(database),
  version?: CatalogueVersion,
) {
  const { siteUrl, mediaDir, crmEmail, contactLimit, allowsLocalWebhooks, redis, stockWriter } = config
  const inventory = new InventoryService(database, stockWriter)
  const media = { mediaDir, siteUrl, allowsLocalPictures: allowsLocalWebhooks }
  const stockChanges = new StockChanges(inventory, media)
  const calendarChanges = new CalendarChanges(database)
  const locationChanges = new LocationChanges(database)
  const rentalPlanChanges = new RentalPlanChanges(database)
  const promotionChanges = new PromotionChanges(database)
  const inquiries = new InquiryService(database)
  const vehicleChanges = new VehicleChangeService(database)
  const staffAccess = new StaffAccess(database, config)
  const people = new StaffPeople(database, staffAccess)
  const municipalities = new MunicipalityService(readDatabase, new CatalogueCache(version))
  const rentalPlans = new RentalPlanService(readDatabase, new CatalogueCache(version))
  const calendar = new CalendarService(readDatabase, new CatalogueCache(version))
  const locations = new LocationService(readDatabase, new CatalogueCache(version), calendar)
  const towns = async () => searchTowns(await municipalities.list(), await locations.showrooms())
  return {
    site: new SiteAddress(siteUrl),
    vehicles: new VehicleService(readDatabase, new CatalogueCache(version), towns),
    push: new PushService(database, inventory, media),
    vehicleExport: new VehicleExport(readDatabase, new CatalogueCache(version)),
    vehicleChanges,
    withdrawnVehicles: new WithdrawnVehicleService(readDatabase),
    calendar,
    locations,
    municipalities,
    rentalPlans,
    promotions: new PromotionService(readDatabase, new CatalogueCache(version)),
    contact: new ContactService(database, crmEmail !== undefined, siteUrl, { municipalities, rentalPlans, locations }),
    contactLimit: new ContactLimit({ inquiries: contactLimit, redis }),
    inquiries,
    ...{ calendarChanges, locationChanges, rentalPlanChanges, promotionChanges },
    staffAccess,
    people,
    history: new StaffHistory(database, {
      cart: new CartChanges(stockChanges),
      stock: stockChanges,
      inquiry: inquiries,
      day: calendarChanges,
      location: locationChanges,
      prices: rentalPlanChanges,
      promotion: promotionChanges,
      person: people,
    }),
    withdrawnCarts: new WithdrawnCarts(database),
    stockFiles: new StockFiles(database, inventory, media),
    photos: new UploadedPhotos(database, mediaDir),
  }
}

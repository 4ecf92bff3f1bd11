import type { DataSource } from 'typeorm'
import { CalendarService } from '#graph/calendar/calendar.service.ts'
import { ContactService } from '#graph/contact/contact.service.ts'
import { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import { readDatabaseOf } from '#graph/database/read-database.ts'
import { LocationService } from '#graph/locations/location.service.ts'
import { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'

/** A service that stores inquiries in this database, without the other services. */
export function contactServiceOf(database: DataSource, hasCrm = false): ContactService {
  const read = readDatabaseOf(database)
  return new ContactService(database, hasCrm, 'https://carts.example', {
    municipalities: new MunicipalityService(read, new CatalogueCache()),
    rentalPlans: new RentalPlanService(read, new CatalogueCache()),
    locations: new LocationService(read, new CatalogueCache(), new CalendarService(read, new CatalogueCache())),
  })
}

import type { DataSource } from 'typeorm'
import { ContactService } from '#graph/contact/contact.service.ts'
import { CatalogueMemo } from '#graph/database/catalogue-memo.ts'
import { readDatabaseOf } from '#graph/database/read-database.ts'
import { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'

/** A service that stores inquiries in this database, without the other services. */
export function contactServiceOf(database: DataSource, hasCrm = false): ContactService {
  const read = readDatabaseOf(database)
  return new ContactService(database, hasCrm, {
    municipalities: new MunicipalityService(read, new CatalogueMemo()),
    rentalPlans: new RentalPlanService(read, new CatalogueMemo()),
  })
}

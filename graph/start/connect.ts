import type { DataSource } from 'typeorm'
import { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { type DataSourceOptions, openDataSource } from '#graph/database/data-source.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { Municipality } from '#graph/municipalities/municipality.entity.ts'
import { Promotion } from '#graph/promotions/promotion.entity.ts'
import { RentalPlan } from '#graph/rental-plans/rental-plan.entity.ts'
import { WithdrawnVehicle } from '#graph/vehicle-changes/withdrawn-vehicle.entity.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

export type ConnectOptions = Omit<DataSourceOptions, 'entities'>

/** Connects without touching the schema (see prepareDatabase); rejects with pg's error when it cannot. */
export const connect = (url: string, options: ConnectOptions = {}): Promise<DataSource> =>
  openDataSource(url, { entities: ENTITIES, ...options })

const ENTITIES = [
  Vehicle,
  WithdrawnVehicle,
  Location,
  Municipality,
  RentalPlan,
  Promotion,
  CalendarEntry,
  ContactInquiry,
]

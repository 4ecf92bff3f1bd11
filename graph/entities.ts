import { CalendarEntry } from './calendar/calendar-entry.entity.ts'
import { ContactInquiry } from './contact/inquiries/contact-inquiry.entity.ts'
import { Location } from './locations/location.entity.ts'
import { Municipality } from './municipalities/municipality.entity.ts'
import { Promotion } from './promotions/promotion.entity.ts'
import { RentalPlan } from './rental-plans/rental-plan.entity.ts'
import { WithdrawnVehicle } from './vehicle-changes/withdrawn-vehicle.entity.ts'
import { Vehicle } from './vehicles/vehicle.entity.ts'

export const ENTITIES = [
  Vehicle,
  WithdrawnVehicle,
  Location,
  Municipality,
  RentalPlan,
  Promotion,
  CalendarEntry,
  ContactInquiry,
]

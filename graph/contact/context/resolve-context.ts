import type { ContactError } from '#graph/contact/contact.result.ts'
import type { ContactChoice } from '#graph/contact/contact-submission.rules.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import type { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import type { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'
import type { RentalQuoteArgs } from '#graph/rental-plans/rental-quote.args.ts'
import type { DayFault } from '#graph/shared/open-days.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import { type AskedContext, VEHICLES_MESSAGE } from './context.rules.ts'
import { type AskedRental, rentalWish } from './context-words.ts'
import type { InquiryContext, NamedVehicle, RentalWish, TestDrive } from './inquiry-context.ts'

/** A listed vehicle, under the id or alias that it was looked up by. */
export interface FoundVehicle {
  address: string
  id: string
  name: string
  price: number
  /** Id of the location where it is. */
  location: string | null
}

/** The services that look up prices and places. */
export interface ContextSources {
  rentalPlans: Pick<RentalPlanService, 'quote'>
  municipalities: Pick<MunicipalityService, 'find'>
  locations: Pick<LocationService, 'find' | 'dayFault' | 'mainSchedule'>
}

/** The rental with its quote and the town's name. */
export async function resolveRental(
  asked: AskedRental,
  { rentalPlans, municipalities, locations }: ContextSources,
): Promise<RentalWish> {
  const { municipalityId, firstDay, ...args } = asked
  const [quote, town, schedule] = await Promise.all([
    rentalPlans.quote(args as RentalQuoteArgs),
    municipalityId ? municipalities.find(municipalityId) : null,
    locations.mainSchedule(),
  ])
  const now = Date.now()
  const stored = quote && { ...quote, lines: quote.lines.map(({ plan, ...line }) => line) }
  return rentalWish(asked, { quote: stored, town, schedule, now, offset: clockOffset(now) })
}

/** The test drive with its showroom: the one that the visitor chose, or else the vehicle's location. */
export async function resolveTestDrive(
  { day, locationId }: NonNullable<AskedContext['testDrive']>,
  vehicle: FoundVehicle | undefined,
  { locations }: ContextSources,
): Promise<TestDrive> {
  const id = locationId || vehicle?.location
  const location = id ? await locations.find(id) : null
  const place = location ?? (await locations.find(DEALER.mainLocationId))
  const fault = place ? await locations.dayFault(place, day) : undefined
  return {
    day,
    ...(fault && { dayFault: fault }),
    ...(id && { showroom: location ? { id, name: location.name, address: location.address } : { id } }),
  }
}

type Asked = {
  /** The vehicle that the inquiry is about; empty for none. */
  address: string | null
  context: AskedContext | null | undefined
  testDrive: TestDrive | undefined
  rental: RentalWish | undefined
}

/** The context to store; null when the visitor chose nothing. */
export function resolveContext(
  { address, context: asked, testDrive, rental }: Asked,
  found: FoundVehicle[],
): InquiryContext | null {
  const nameOf = (name: string): NamedVehicle => {
    const known = found.find((vehicle) => vehicle.address === name)
    return known ? { id: known.id, name: known.name, price: known.price } : { id: name }
  }
  const vehicles = asked?.vehicleIds?.map(nameOf)
  // A vehicle may be named twice, by its id and by an alias.
  const different = vehicles && [...new Map(vehicles.map((entry) => [entry.id, entry])).values()]
  const context: InquiryContext = {
    ...(asked?.reason && { reason: asked.reason }),
    ...(address && nameOf(address).name === undefined && { unlistedVehicle: address }),
    ...(different && { vehicles: different }),
    ...(testDrive && { testDrive }),
    ...(rental && { rental }),
  }
  return Object.keys(context).length > 0 ? context : null
}

const notFound = (field: string, message: string): ContactError => ({ field, code: 'NOT_FOUND', message })

const DAY_FAULTS: Record<DayFault, string> = {
  PAST: 'must be today or later',
  CLOSED: 'must be a day on which we are open',
  SOON: `must leave us an open day to answer; for an earlier one call ${DEALER.lines.main.label}`,
}

/** One error for each thing that the catalogue or the calendar does not have, and one for a vehicle that is named twice. */
export function missingIn({ context }: { context: InquiryContext | null }, asked: ContactChoice): ContactError[] {
  const { unlistedVehicle, testDrive, vehicles = [], rental } = context ?? {}
  const errors: ContactError[] = []
  if (unlistedVehicle) errors.push(notFound('vehicleId', 'Vehicle not found'))
  if (testDrive?.showroom && !testDrive.showroom.name)
    errors.push(notFound('context.testDrive.locationId', 'Showroom not found'))
  const faults = [
    { field: 'context.testDrive.day', label: 'Day', fault: testDrive?.dayFault },
    { field: 'context.rental.firstDay', label: 'First day', fault: rental?.dayFault },
  ]
  for (const { field, label, fault } of faults)
    if (fault) errors.push({ field, code: 'INVALID', message: `${label} ${DAY_FAULTS[fault]}` })
  const unlisted = vehicles.filter(({ name }) => name === undefined).map(({ id }) => id)
  if (unlisted.length > 0) errors.push(notFound('context.vehicleIds', `Vehicles not found: ${unlisted.join(', ')}`))
  else if (vehicles.length < (asked.context?.vehicleIds?.length ?? 0)) {
    errors.push({ field: 'context.vehicleIds', code: 'INVALID', message: VEHICLES_MESSAGE })
  }
  if (rental?.town && !rental.town.name) errors.push(notFound('context.rental.municipalityId', 'Town not found'))
  if (rental && !rental.quote) errors.push(notFound('context.rental.cart', 'No price for this cart'))
  return errors
}

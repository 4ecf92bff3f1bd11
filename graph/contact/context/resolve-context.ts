import type { EntityManager } from 'typeorm'
import type { ContactError } from '#graph/contact/contact.rules.ts'
import type { ContactChoice } from '#graph/contact/contact-submission.rules.ts'
import { findVehicles } from '#graph/contact/inquiries/inquiry-store.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import type { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import type { RentalPlanService, RentalQuoteArgs } from '#graph/rental-plans/rental-plan.service.ts'
import type { DayFault } from '#graph/shared/open-days.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import type { ContextInput, InquiryContext, NamedVehicle, RentalWish, TestDrive } from './context.rules.ts'
import { type RentalInput, rentalWish } from './context-words.ts'

export interface ContextSources {
  rentalPlans: Pick<RentalPlanService, 'quote'>
  municipalities: Pick<MunicipalityService, 'find'>
  locations: Pick<LocationService, 'find' | 'dayFault' | 'mainSchedule'>
}

async function resolveRental(
  input: RentalInput,
  { rentalPlans, municipalities, locations }: ContextSources,
): Promise<RentalWish> {
  const { municipalityId, firstDay, ...args } = input
  const [quote, town, schedule] = await Promise.all([
    rentalPlans.quote(args as RentalQuoteArgs),
    municipalityId ? municipalities.find(municipalityId) : null,
    locations.mainSchedule(),
  ])
  const now = Date.now()
  const stored = quote && { ...quote, lines: quote.lines.map(({ plan, ...line }) => line) }
  return rentalWish(input, { quote: stored, town, schedule, now, offset: clockOffset(now) })
}

/** The test drive with its showroom: the one that the visitor chose, or else the vehicle's location. */
async function resolveTestDrive(
  { day, locationId }: NonNullable<ContextInput['testDrive']>,
  vehicle: { location: string | null } | undefined,
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

/** The vehicle of an inquiry and the context to store, with names, prices and places; null when the visitor chose nothing. */
export async function resolveChoice(
  { vehicleId, context: input }: ContactChoice,
  manager: EntityManager,
  sources: ContextSources,
) {
  const address = vehicleId || undefined
  const [found, rental] = await Promise.all([
    findVehicles(manager, [address, ...(input?.vehicleIds ?? [])]),
    input?.rental ? resolveRental(input.rental, sources) : undefined,
  ])
  const find = (name: string | undefined) => found.find((candidate) => candidate.address === name)
  const vehicle = find(address)
  const vehicles = input?.vehicleIds?.map((word): NamedVehicle => {
    const { id = word, name, price } = find(word) ?? {}
    return { id, ...(name !== undefined && { name, price }) }
  })
  const context: InquiryContext = {
    ...(input?.reason && { reason: input.reason }),
    ...(address && !vehicle && { unlistedVehicle: address }),
    // A vehicle may be named twice, by its id and by an alias.
    ...(vehicles && { vehicles: [...new Map(vehicles.map((entry) => [entry.id, entry])).values()] }),
    ...(input?.testDrive && { testDrive: await resolveTestDrive(input.testDrive, vehicle, sources) }),
    ...(rental && { rental }),
  }
  return {
    vehicleId: vehicle?.id ?? null,
    vehicleName: vehicle?.name ?? null,
    vehiclePrice: vehicle?.price ?? null,
    context: Object.keys(context).length > 0 ? context : null,
  }
}

const notFound = (field: string, message: string): ContactError => ({ field, code: 'NOT_FOUND', message })

const wrongDay = (field: string, label: string, fault: DayFault | undefined): ContactError | undefined =>
  fault && { field, code: 'INVALID', message: `${label} ${DAY_FAULTS[fault]}` }

const DAY_FAULTS: Record<DayFault, string> = {
  PAST: 'must be today or later',
  CLOSED: 'must be a day on which we are open',
  SOON: `must leave us an open day to answer; for an earlier one call ${DEALER.lines.main.label}`,
}

/** One error for each thing that the catalogue or the calendar does not have. */
export function missingIn(context: InquiryContext | null): ContactError[] {
  const { unlistedVehicle, testDrive, vehicles = [], rental } = context ?? {}
  const unlisted = vehicles.filter(({ name }) => name === undefined).map(({ id }) => id)
  const errors = [
    unlistedVehicle && notFound('vehicleId', 'Vehicle not found'),
    testDrive?.showroom && !testDrive.showroom.name && notFound('context.testDrive.locationId', 'Showroom not found'),
    wrongDay('context.testDrive.day', 'Day', testDrive?.dayFault),
    wrongDay('context.rental.firstDay', 'First day', rental?.dayFault),
    unlisted.length > 0 && notFound('context.vehicleIds', `Vehicles not found: ${unlisted.join(', ')}`),
    rental?.town && !rental.town.name && notFound('context.rental.municipalityId', 'Town not found'),
    rental && !rental.quote && notFound('context.rental.cart', 'No price for this cart'),
  ]
  return errors.flatMap((error) => error || [])
}

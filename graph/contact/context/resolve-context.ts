import { DEALER } from '#graph/dealer/dealer.ts'
import type { Cart } from '#graph/dealer/sale.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import type { MunicipalityService } from '#graph/municipalities/municipality.service.ts'
import type { RentalPlanService } from '#graph/rental-plans/rental-plan.service.ts'
import type { RentalQuoteArgs } from '#graph/rental-plans/rental-quote.args.ts'
import { rentalTimes } from '#graph/rental-plans/rental-times.ts'
import { addDays } from '#graph/shared/day.ts'
import { repaymentOf } from '#graph/shared/monthly-payment.ts'
import type { DayFault } from '#graph/shared/open-days.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import type { AskedContext } from './context.rules.ts'
import type { Estimate, InquiryContext, NamedTown, NamedVehicle, RentalWish, TestDrive } from './inquiry-context.ts'

/** A listed vehicle, under the id or alias that it was looked up by. */
export interface FoundVehicle extends Cart {
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

export async function resolveTown(slug: string, { municipalities }: ContextSources): Promise<NamedTown> {
  const town = await municipalities.find(slug)
  return town ? { slug: town.slug, name: town.name } : { slug }
}

/** The rental with its quote and the town's name. */
export async function resolveRental(
  { municipalityId: slug, firstDay, deliveryMiles, ...asked }: NonNullable<AskedContext['rental']>,
  sources: ContextSources,
): Promise<RentalWish> {
  const { rentalPlans, locations } = sources
  const [quote, town, dayFault] = await Promise.all([
    rentalPlans.quote({ ...asked, deliveryMiles } as RentalQuoteArgs),
    slug ? resolveTown(slug, sources) : undefined,
    firstDay ? faultOf(firstDay, DEALER.mainLocationId, locations) : undefined,
  ])
  const isDelivered = Boolean(town?.name || deliveryMiles)
  const times = firstDay && !dayFault && (await timesOf(firstDay, asked.days, isDelivered, locations))
  return {
    ...asked,
    ...(firstDay && { firstDay }),
    ...(dayFault && { dayFault }),
    ...(times && { times }),
    ...(town && { town }),
    ...(deliveryMiles != null && { deliveryMiles }),
    ...(quote && { quote: { ...quote, lines: quote.lines.map(({ plan, ...line }) => line) } }),
  }
}

/** The test drive with its showroom: the one that the visitor chose, or else the vehicle's location. */
export async function resolveTestDrive(
  { day, part, locationId }: NonNullable<AskedContext['testDrive']>,
  vehicle: FoundVehicle | undefined,
  { locations }: ContextSources,
): Promise<TestDrive> {
  const id = locationId || vehicle?.location
  const location = id ? await locations.find(id) : null
  const dayFault = await faultOf(day, id ?? DEALER.mainLocationId, locations)
  return {
    day,
    ...(dayFault && { dayFault }),
    ...(part && { part }),
    ...(id && { showroom: location ? { id, name: location.name, address: location.address } : { id } }),
  }
}

/** In the words of the rental calculator. */
async function timesOf(first: string, days: number, isDelivered: boolean, locations: ContextSources['locations']) {
  const now = Date.now()
  const rental = { first, last: addDays(first, days - 1), isDelivered }
  const { text, problem } = rentalTimes(rental, await locations.mainSchedule(), now, clockOffset(now))
  return problem ? undefined : text
}

async function faultOf(
  day: string,
  place: string,
  locations: ContextSources['locations'],
): Promise<DayFault | undefined> {
  const location = (await locations.find(place)) ?? (await locations.find(DEALER.mainLocationId))
  return location ? locations.dayFault(location, day) : undefined
}

type Asked = {
  /** The vehicle that the inquiry is about; empty for none. */
  address: string | null
  context: AskedContext | null | undefined
  deliverTo: NamedTown | undefined
  testDrive: TestDrive | undefined
  rental: RentalWish | undefined
}

/** The context to store; null when the visitor chose nothing. */
export function resolveContext(
  { address, context: asked, deliverTo, testDrive, rental }: Asked,
  found: FoundVehicle[],
): InquiryContext | null {
  const findVehicle = (name: string | null) => found.find((vehicle) => vehicle.address === name)
  const nameOf = (name: string): NamedVehicle => {
    const known = findVehicle(name)
    return known ? { id: known.id, name: known.name, price: known.price } : { id: name }
  }
  const vehicle = findVehicle(address)
  const compared = asked?.comparedIds?.map(nameOf)
  // A vehicle may be named twice, by its id and by an alias.
  const different = compared && [...new Map(compared.map((entry) => [entry.id, entry])).values()]
  const context: InquiryContext = {
    ...(asked?.topic && { topic: asked.topic }),
    ...(address && !vehicle && { unlistedVehicle: address }),
    ...(asked?.lineupPrice && { lineupPrice: asked.lineupPrice }),
    ...(deliverTo && { deliverTo }),
    ...(asked?.answers?.length && { answers: asked.answers }),
    ...(testDrive && { testDrive }),
    ...(asked?.nextLikeId && { next: nameOf(asked.nextLikeId) }),
    ...(asked?.wanted && { wanted: asked.wanted }),
    ...(different && { compared: different }),
    ...(asked?.estimate && { estimate: withRepayment(asked.estimate, vehicle) }),
    ...(rental && { rental }),
  }
  return Object.keys(context).length > 0 ? context : null
}

function withRepayment(loan: Estimate, vehicle: FoundVehicle | undefined): Estimate {
  if (!vehicle || loan.downPayment > vehicle.price) return loan
  return { ...loan, repayment: repaymentOf({ ...loan, price: vehicle.price }) }
}

import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { type Interest, REASONS, reasonGiven, reasonOf } from '#graph/dealer/reasons.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import { rentalTimes } from '#graph/rental-plans/rental-times.ts'
import { addDays } from '#graph/shared/day.ts'
import { dollars } from '#graph/shared/dollars.ts'
import { onOneLine } from '#graph/shared/on-one-line.ts'
import { type DayFault, dayFault } from '#graph/shared/open-days.ts'
import type { Schedule } from '#graph/shared/opening-hours.ts'
import type { ContextInput, InquiryContext, NamedVehicle, RentalWish, TestDrive } from './context.rules.ts'

/** One line of an inquiry's context, the same on the contact page, in mails and in the staff's lists. */
export interface ContextLine {
  label: string
  text: string
  isDetail?: boolean
  isTotal?: boolean
  vehicleId?: string
}

export type InquirySubject = Pick<ContactInquiry, 'vehicleId' | 'vehicleName' | 'vehiclePrice' | 'context'> &
  Partial<Pick<ContactInquiry, 'interest'>>

type Reasoned = Pick<ContactInquiry, 'interest' | 'vehicleId' | 'context'>

export const reasonOfInquiry = ({ interest, vehicleId, context }: Reasoned) => {
  const { reason, testDrive, vehicles, rental } = context ?? {}
  return reasonOf({
    reason: reasonGiven(interest, reason),
    testDrive,
    compare: vehicles,
    cart: rental,
    vehicle: vehicleId,
  })
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

export const dayInWords = (day: string) => calendarDay.format(new Date(`${day}T00:00:00Z`))

export function contextLines(context: InquiryContext | null, interest: Interest = 'sales'): ContextLine[] {
  const { reason, testDrive, vehicles = [], rental } = context ?? {}
  const key = reasonGiven(interest, reason)
  // The heading of a mail says it, unless it says what was chosen.
  const isSaid = key === 'sales' || reasonOf({ reason: key, testDrive, cart: rental }) === key
  return [
    ...(isSaid ? [] : [{ label: 'Reason', text: REASONS[key].label }]),
    ...(testDrive ? testDriveLines(testDrive) : []),
    ...vehicleLines('Comparing', vehicles),
    ...(rental ? rentalLines(rental) : []),
  ]
}

export function inquiryLines(inquiry: InquirySubject): ContextLine[] {
  const { vehicleId, vehicleName, vehiclePrice, context, interest } = inquiry
  const cart = vehicleId ? [{ id: vehicleId, name: vehicleName!, price: vehiclePrice! }] : []
  return [...vehicleLines('Cart', cart), ...contextLines(context, interest)]
}

/** What release 1.0.0 stored in a context, and the form now writes into the message. */
const FORMER = {
  ...{ topic: 'Reason', answers: 'Answers', lineupPrice: 'Lineup price', deliverTo: 'Deliver to', part: 'Time of day' },
  ...{ next: 'Next one like', wanted: 'Looking for', compared: 'Comparing', estimate: 'Estimate' },
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value !== 'object' || value === null) return onOneLine(String(value))
  return wordsOf(Object.entries(value).map(([name, part]) => `${name}: ${wordsOf(part)}`))
}

function formerLines(context: InquiryContext | null): ContextLine[] {
  const stored: Record<string, unknown> = { ...context, ...context?.testDrive }
  return Object.entries(FORMER).flatMap(([name, label]) =>
    name in stored ? [{ label, text: wordsOf(stored[name]) }] : [],
  )
}

/** Words from outside: identifiers that are not in the catalogue, and what release 1.0.0 stored. Only the dealer sees them. */
export function unlistedLines(context: InquiryContext | null): ContextLine[] {
  const { unlistedVehicle, vehicles = [], testDrive, rental } = context ?? {}
  const { town } = rental ?? {}
  const { showroom } = testDrive ?? {}
  const unlisted = [
    unlistedVehicle && `Cart ${unlistedVehicle}`,
    ...vehicles.map(({ id, name }) => name === undefined && `Cart ${id}`),
    town && town.name === undefined && `Town ${town.slug}`,
    showroom && showroom.name === undefined && `Showroom ${showroom.id}`,
  ]
  const lines = unlisted.flatMap((text) => (text ? [{ label: 'Not listed', text: onOneLine(text) }] : []))
  return [...lines, ...formerLines(context)]
}

/** The visitor's wish with its cart and its times, for a reader of one line. */
export function wishOf(inquiry: InquirySubject & Reasoned) {
  const { vehicleName, context } = inquiry
  const { testDrive, vehicles = [], rental } = context ?? {}
  const names = vehicles.flatMap(({ name }) => name ?? [])
  const name = vehicleName ?? names.join(', ')
  const what = REASONS[reasonOfInquiry(inquiry)].label
  const when = [testDrive && dayInWords(testDrive.day), rental && rentalInWords(rental)].filter(Boolean)
  return { what: name ? `${what}: ${name}` : what, when }
}

function vehicleLines(label: string, vehicles: NamedVehicle[]): ContextLine[] {
  return vehicles.flatMap(({ id, name, price }) =>
    name === undefined ? [] : [{ label, text: `${name}, ${dollars(price!)}`, vehicleId: id }],
  )
}

function testDriveLines({ day, showroom, dayFault }: TestDrive): ContextLine[] {
  const { name, address } = showroom ?? {}
  const where = name ? [{ label: 'Showroom', text: address ? `${name}, ${address}` : name }] : []
  return [{ label: 'Test drive', text: dayInWords(day) }, ...faultLines(dayFault), ...where]
}

const DAY_FAULTS: Record<DayFault, string> = {
  PAST: "That day has passed. Let's find another one.",
  CLOSED: "We're closed that day. Let's find another one.",
  SOON: `That's sooner than we may see your message. Call us for this one: ${DEALER.lines.main.label}.`,
}

const faultLines = (fault: DayFault | undefined): ContextLine[] =>
  fault ? [{ label: 'Day', text: DAY_FAULTS[fault] }] : []

export type RentalInput = NonNullable<ContextInput['rental']>

interface RentalLookup {
  quote?: RentalWish['quote'] | null
  town?: { slug: string; name: string } | null
  schedule: Schedule
  now: number
  offset: number
}

/** A rental with what was looked up for it. Inquiries and the contact page have the same. */
export function rentalWish(
  { municipalityId, firstDay, deliveryMiles, ...input }: RentalInput,
  { quote, town, schedule, now, offset }: RentalLookup,
): RentalWish {
  const isDelivered = Boolean(town || deliveryMiles)
  const fault = firstDay ? dayFault(schedule, firstDay, now, offset) : undefined
  const times =
    firstDay && !fault
      ? rentalTimes({ first: firstDay, last: addDays(firstDay, input.days - 1), isDelivered }, schedule, now, offset)
          .text
      : undefined
  return {
    ...input,
    ...(firstDay && { firstDay }),
    ...(fault && { dayFault: fault }),
    ...(times && { times }),
    ...(municipalityId && { town: town ? { slug: town.slug, name: town.name } : { slug: municipalityId } }),
    ...(deliveryMiles != null && { deliveryMiles }),
    ...(quote && { quote }),
  }
}

export function rentalInWords({ cart, days, firstDay, town }: RentalWish): string {
  const length = `${RENTAL_CART_WORDS[cart]} for ${days} ${days === 1 ? 'day' : 'days'}`
  const from = firstDay ? ` from ${dayInWords(firstDay)}` : ''
  return town?.name ? `${length}${from} in ${town.name}` : `${length}${from}`
}

function whenLines({ times, firstDay, days }: RentalWish): ContextLine[] {
  if (times) return [{ label: 'When', text: times }]
  // Days are 24 hours, so a cart comes back on the morning after the last one.
  return firstDay ? [{ label: 'Return', text: dayInWords(addDays(firstDay, days)) }] : []
}

function rentalLines(rental: RentalWish): ContextLine[] {
  const { priceList, quote } = rental
  const wish = [
    { label: 'Rental', text: rentalInWords(rental) },
    ...whenLines(rental),
    ...faultLines(rental.dayFault),
    { label: 'Price list', text: priceList === 'TOWN' ? 'Town prices' : 'Showroom prices', isDetail: true },
  ]
  if (!quote) return [...wish, { label: 'Rental price', text: 'call us for a price' }]
  const charged = quote.lines.filter(({ quantity }) => quantity > 0)
  const lines = charged.map(({ label, quantity, unitPrice, amount }) => ({
    label: quantity === 1 ? label : `${label}, ${plain.format(quantity)} × ${dollars(unitPrice)}`,
    text: dollars(amount),
    isDetail: true,
  }))
  return [
    ...wish,
    ...lines,
    // The miles of a delivery are an estimate.
    { label: quote.delivery > 0 ? 'Estimated total' : 'Rental total', text: dollars(quote.total), isTotal: true },
    { label: 'Deposit, returned with the cart', text: dollars(quote.deposit), isDetail: true },
  ]
}

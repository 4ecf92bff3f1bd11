import { type ContextFact, type InquirySubject, inquiryFacts } from '#graph/contact/context/context-words.ts'
import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import type { Location } from '#graph/locations/location.entity.ts'
import { AVAILABILITY_WORDS } from '#graph/shared/availability.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** The facts that mails are composed from. */
export interface MailFacts {
  inquiry: ContactInquiry
  /** The vehicles of the inquiry and of its context as they are in the inventory now; withdrawn ones are missing. */
  vehicles: Vehicle[]
  locations: Location[]
  /** When somebody answers, by the calendar. */
  responseNote: string
  siteUrl: string
  dealerAddress: string
  crmAddress?: string
}

/** A mail without sender and Message-ID, which the task adds. */
export interface Message {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
}

export const fullName = ({ firstName, lastName }: Pick<ContactInquiry, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** A visitor's words for a header, protected from being decoded as an encoded word (RFC 2047) such as `=?utf-8?q?…?=`. */
export const headerText = (text: string) => text.replaceAll('=?', '= ?')

/** The carts of an inquiry and of its context. */
export function vehicleIdsOf({ vehicleId, context }: Pick<ContactInquiry, 'vehicleId' | 'context'>): string[] {
  return [vehicleId, ...(context?.vehicles ?? []).map(({ id }) => id)].filter((id) => id != null)
}

type Stock = Pick<MailFacts, 'vehicles' | 'locations'>

/** Whether a cart is still there, and where: "on hold (Hatfield)". */
export function stateOf(vehicleId: string, { vehicles, locations }: Stock): string {
  const vehicle = vehicles.find(({ id }) => id === vehicleId)
  if (!vehicle) return 'no longer listed'
  const location = locations.find(({ id }) => id === vehicle.location)
  const state = AVAILABILITY_WORDS[vehicle.availability].toLowerCase()
  return location ? `${state} (${location.city ?? location.name})` : state
}

/** The inquiry and its context; each cart with its numbers, by which the staff finds it, and its state. */
export function currentFacts({ inquiry, ...stock }: Stock & { inquiry: InquirySubject }): ContextFact[] {
  return inquiryFacts(inquiry).map((fact) => {
    if (!fact.vehicleId) return fact
    const { stockNumber, serialNumber } = stock.vehicles.find(({ id }) => id === fact.vehicleId) ?? {}
    const numbers = [stockNumber && `stock number ${stockNumber}`, serialNumber && `serial number ${serialNumber}`]
    return { ...fact, text: [fact.text, ...numbers, stateOf(fact.vehicleId, stock)].filter(Boolean).join(', ') }
  })
}

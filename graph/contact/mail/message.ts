import { type ContextLine, type InquirySubject, inquiryLines } from '#graph/contact/context/context-words.ts'
import type { ContactInquiry, InquirySource } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import type { Suspicion } from '#graph/contact/suspicion.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { Location } from '#graph/locations/location.entity.ts'
import { AVAILABILITY_WORDS } from '#graph/shared/availability.ts'
import { mailLink } from '#graph/shared/mail-address.ts'
import { SiteAddress } from '#graph/shared/site-address.ts'
import { type FieldName, fieldOf, namesWhere } from '#graph/vehicles/fields.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

export const SOURCES: Record<InquirySource, string> = {
  form: 'Contact form',
  rest: 'Another website, through our API',
  api: 'Another program, through our API',
}

export const SUSPICIONS: Record<Suspicion, string> = {
  honeypot: 'a field that people never see was filled in',
  'too-fast': 'the form was filled in faster than a person can',
  links: 'it contains a link',
  frequent: 'more than three for this mailbox came within an hour',
}

export const AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: DEALER.timeZone })
const LIST = new Intl.ListFormat('en-US')

/** The data that all mails about an inquiry are written from. */
export interface MailData {
  inquiry: ContactInquiry
  /** The vehicles of the inquiry and of its context as they are in the inventory now; withdrawn ones are missing. */
  vehicles: Vehicle[]
  /** The withdrawn ones, under their last names. */
  withdrawn: { id: string; name: string }[]
  locations: Location[]
  /** When somebody answers, by the calendar. */
  responseNote: string
  siteUrl: string
  hasDesk: boolean
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

/** The carts of an inquiry and of its context, listed or not. */
export function vehicleIdsOf({ vehicleId, context }: Pick<ContactInquiry, 'vehicleId' | 'context'>): string[] {
  const ids = [vehicleId, context?.unlistedVehicle, ...(context?.vehicles ?? []).map(({ id }) => id)]
  return ids.filter((id) => id != null)
}

/** A new mail to the visitor, with room above their words. */
export function answerLink(inquiry: Omit<ContactInquiry, 'idempotencyKey' | 'keyOwner' | 'submissionHash'>): string {
  const { email, vehicleName, context, message, receivedAt } = inquiry
  const names = [vehicleName, ...(context?.vehicles ?? []).map(({ name }) => name)].filter((name) => name != null)
  const about = names.length > 0 ? `question about the ${LIST.format(new Set(names))}` : `message to ${DEALER.name}`
  const said = `On ${AT.format(receivedAt)}, ${fullName(inquiry)} wrote:\n${message.replace(/^/gm, '> ')}`
  return mailLink(email, `Your ${about}`, `\n\n${said}`)
}

/** Where an inquiry came from, in a seller's words. */
export function originOf({ source, partner }: Pick<ContactInquiry, 'source' | 'partner'>): string {
  if (!partner) return SOURCES[source]
  return source === 'form' ? `${SOURCES.form}, by a link of ${partner}` : `${partner}, through our API`
}

export type Stock = Pick<MailData, 'vehicles' | 'locations'>

/** Whether a cart is still there, and where: "on hold (Hatfield)". */
export function stateOf(vehicleId: string, { vehicles, locations }: Stock): string {
  const vehicle = vehicles.find(({ id }) => id === vehicleId)
  if (!vehicle) return 'no longer listed'
  const location = locations.find(({ id }) => id === vehicle.location)
  const state = AVAILABILITY_WORDS[vehicle.availability].toLowerCase()
  return location ? `${state} (${location.city ?? location.name})` : state
}

/** The facts of a cart that mails show, while the cart is on the site. */
export function vehicleFacts(vehicle: Vehicle | undefined): { name: FieldName; label: string; text: string }[] {
  return namesWhere(({ inMails }) => inMails).flatMap((name) => {
    const { label, unit } = fieldOf(name)
    const value = vehicle?.[name as keyof Vehicle]
    return value == null ? [] : [{ name, label, text: [value, unit].filter(Boolean).join(' ') }]
  })
}

/** The inquiry and its context; each cart with its numbers, by which the staff finds it, and its state. */
export function currentLines({ inquiry, ...stock }: Stock & { inquiry: InquirySubject }): ContextLine[] {
  return inquiryLines(inquiry).map((line) => {
    if (!line.vehicleId) return line
    const vehicle = stock.vehicles.find(({ id }) => id === line.vehicleId)
    const facts = vehicleFacts(vehicle).map(({ label, text }) => `${label.toLowerCase()} ${text}`)
    return { ...line, text: [line.text, ...facts, stateOf(line.vehicleId, stock)].filter(Boolean).join(', ') }
  })
}

export type MailLine = { label: string; text: string; href?: string }

export const linkedLines = ({ siteUrl, ...mail }: MailData): MailLine[] =>
  currentLines(mail).map(({ vehicleId, ...line }) => ({ ...line, href: vehicleId && pageOf(siteUrl, vehicleId) }))

export const pageOf = (siteUrl: string, vehicleId: string) => new SiteAddress(siteUrl).vehiclePage(vehicleId)

/** In plain text, where a link is its address. */
export const linesAsText = (lines: MailLine[]) =>
  lines.map(({ label, text, href }) => `${label}: ${text}${href ? ` ${href}` : ''}`).join('\n')

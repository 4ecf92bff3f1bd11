import { type ContextFact, inquiryFacts } from '#graph/contact/context/context-words.ts'
import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** The facts that mails are composed from. */
export interface MailFacts {
  inquiry: ContactInquiry
  /** The vehicles of the inquiry and of its context as they are in the inventory now; withdrawn ones are missing. */
  vehicles: Vehicle[]
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

export const fullName = ({ firstName, lastName }: ContactInquiry) => `${firstName} ${lastName}`

/** A visitor's words for a header, protected from being decoded as an encoded word (RFC 2047) such as `=?utf-8?q?…?=`. */
export const headerText = (text: string) => text.replaceAll('=?', '= ?')

/** The inquiry and its context; each cart in the inventory has its numbers, by which the staff finds it. */
export function factsWithNumbers({ inquiry, vehicles }: Pick<MailFacts, 'inquiry' | 'vehicles'>): ContextFact[] {
  return inquiryFacts(inquiry).map((fact) => {
    const { stockNumber, serialNumber } = vehicles.find(({ id }) => id === fact.vehicleId) ?? {}
    const numbers = [stockNumber && `stock number ${stockNumber}`, serialNumber && `serial number ${serialNumber}`]
    return { ...fact, text: [fact.text, ...numbers].filter(Boolean).join(', ') }
  })
}

import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** What a mail is made of. */
export interface MailFacts {
  inquiry: ContactInquiry
  /** The vehicle as it stands in the inventory now; undefined when there is none, or none any more. */
  vehicle?: Vehicle
  siteUrl: string
  /** Where mails to the dealer go. */
  dealerAddress: string
  /** Where leads for the CRM go. */
  crmAddress?: string
}

/** A mail without what is the same for all of them: sender and Message-ID. */
export interface Message {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
}

export const fullName = ({ firstName, lastName }: ContactInquiry) => `${firstName} ${lastName}`

/** A visitor's words for a header, where mail programs would decode an encoded word (RFC 2047) such as `=?utf-8?q?…?=`. */
export const headerText = (text: string) => text.replaceAll('=?', '= ?')

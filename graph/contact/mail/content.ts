import type { InquirySource } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import type { Suspicion } from '#graph/contact/suspicion.ts'
import { DEALER } from '#graph/dealer/dealer.ts'

// Words of the mails about an inquiry.

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

export const TO_DEALER = {
  suspiciousSubject: (subject: string) => `[Suspicious] ${subject}`,
  suspicious: (reasons: string) => `This may not be from a person: ${reasons}.`,
  noConfirmation: 'No confirmation was sent to the address below: it may belong to someone else.',
  answer: (firstName: string) => `Reply to this email to answer ${firstName}.`,
  promise: (note: string) => `The site told them: ${note}`,
}

export const TO_VISITOR = {
  subject: (news: string) => `${news}We got your message: ${DEALER.name}`,
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  received: 'A person on our team will read your message.',
  context: "You're asking about:",
  notReserved: "Prices are current as of your message. Estimates aren't an offer of credit. Nothing is reserved yet.",
  similar: (name: string) => `Carts like the ${name}`,
  hurry: 'In a hurry? Call us during business hours:',
  number: (id: string) => `Inquiry number: ${id}`,
  /** A partner's name is left out: anybody can claim one. */
  why: (source: InquirySource) =>
    `You got this email because someone ${source === 'form' ? `entered this address in the contact form of ${DEALER.name}` : `gave this address in a message to ${DEALER.name}, on another website or in another program`}. If it wasn't you, you can ignore it.`,
}

export const TO_CRM = {
  subject: (id: string) => `ADF lead ${id}`,
}

import type { ContactInterestValue } from '#graph/contact/contact.rules.ts'
import type { InquirySource } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import type { Suspicion } from '#graph/contact/suspicion.ts'
import { DEALER } from '#graph/dealer/dealer.ts'

/** Words of the mails about an inquiry. */
export const INTERESTS: Record<ContactInterestValue, string> = {
  sales: 'Buying a cart',
  service: 'Service or repair',
  parts: 'Parts',
  general: 'Something else',
}

export const SOURCES: Record<InquirySource, string> = {
  form: 'Contact form',
  rest: 'REST call',
  api: 'GraphQL call',
}

export const SUSPICIONS: Record<Suspicion, string> = {
  honeypot: 'a field that people cannot see was filled in',
  'too-fast': 'the form was filled in faster than a person can',
  links: 'it contains a link',
  frequent: 'more than three for this mailbox came within an hour',
}

export const TO_DEALER = {
  subject: (interest: string, name: string) => `${interest}: ${name}`,
  suspiciousSubject: (subject: string) => `[Suspicious] ${subject}`,
  title: 'New inquiry',
  suspicious: (reasons: string) => `This may not be from a person: ${reasons}.`,
  noConfirmation: 'No confirmation was sent to the address below, which may belong to somebody else.',
  answer: (firstName: string) => `Reply to this mail to answer ${firstName}.`,
  promise: `The site promises an answer ${DEALER.responseTime.promise}.`,
}

export const TO_VISITOR = {
  subject: `We have your message: ${DEALER.name}`,
  title: 'Thank you, we have your message',
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  received: 'Your message has reached us, and somebody who knows carts will read it.',
  promise: `You will hear from us ${DEALER.responseTime.promise}, typically ${DEALER.responseTime.typical}.`,
  chosen: 'Your message carried what you chose:',
  notReserved:
    'Prices are those of the moment when you wrote, and estimates are no offer of credit. Nothing is reserved yet.',
  hurry: 'In a hurry? During opening hours a person picks up:',
  number: (id: string) => `Number of your inquiry: ${id}`,
  why: `You get this mail because this address was given in the contact form of ${DEALER.name}. If that was not you, you need not do anything.`,
}

export const TO_CRM = {
  subject: (id: string) => `ADF lead ${id}`,
}

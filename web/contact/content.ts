import { DEALER } from '#graph/dealer/dealer.ts'
import type { Ignored } from '#web/parts/inquiryContext.ts'

export const PAGE = {
  title: 'Contact',
  description: `Write or call ${DEALER.name} in ${DEALER.address.city}, ${DEALER.address.state} about carts, rentals, service and parts. You get an answer ${DEALER.responseTime.promise}.`,
  keywords: `contact, golf cart dealer, ${DEALER.address.city}, test drive, service appointment`,
  canonical: '/contact',
}

export const THANK_YOU = {
  title: 'Thank You',
  description: `Your message has reached ${DEALER.name}. We reply ${DEALER.responseTime.promise}.`,
  keywords: `thank you, message received, ${DEALER.name}`,
}

export const HURRY = { title: 'In a hurry?', text: 'During business hours, a person picks up.' }

export const NEXT_STEPS = [
  { title: 'We review your message', text: 'A person on our team will read it.' },
  { title: 'You get a personal response', text: 'By phone or email, from the person who takes care of it.' },
  { title: 'Solution and service', text: 'A price, a test drive, a part number or a day in the service bay.' },
]

export const DAY_CONFIRMED = 'We confirm your date and time.'

export const SUMMARY = {
  name: 'What you chose',
  title: "You're asking about",
  sent: 'You asked about',
  details: 'Price details',
  remove: 'Remove',
}

/** Why something in the address of the page does not go along. */
export const IGNORED: Record<Ignored, string> = {
  testDrive: "We can't read the day of the test drive in this link. Tell us which day you'd like.",
  compare: "We can't read the carts to compare in this link. A comparison has two to four carts.",
  estimate: "We can't read the monthly estimate in this link, so it isn't part of your message.",
  rental: "We can't read the rental in this link. Tell us which cart, which days and where.",
}

export const NOTES = {
  unlisted: 'A cart in this link is no longer listed. Tell us its name if you remember it.',
  sold: 'This cart is sold.',
  estimate: "The monthly estimate in this link doesn't fit the cart. We'll work out a new one with you.",
  rental: "We don't have a price for this rental online. We'll send you one.",
  showroom: "We don't know the showroom in this link. Tell us which one you'd like to visit.",
  lineup: "The cart on our lot has its own options, so its price isn't the lineup price.",
  testDrive: "We'll confirm the time with you. You need a driver's license.",
  notReserved: "Nothing is reserved yet. We'll confirm the total and the cart before you book.",
}

/** Stands above the form that was refused, before links to the fields. */
export const toCheck = (count: number) => (count === 1 ? 'Please check one field:' : `Please check ${count} fields:`)

export const FIELD_WHY = { phone: 'With your area code. We only call about your message.' } as Record<string, string>

/** What to type, beside an error that does not say it. */
export const FIELD_HELP = {
  email: 'Enter your email like this: name@example.com.',
  message: 'A sentence is enough.',
} as Record<string, string>

/** Shown when the server refuses an inquiry, and when an inquiry does not reach the server. */
export const REFUSED = 'Failed to submit contact form'
export const NOT_SENT = 'Failed to send message. Please try again.'

/** Shown beside the form when the connection is lost right after sending. */
export const SENT = "Your message was sent. You don't need to send it again."

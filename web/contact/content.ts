import { DEALER } from '#graph/dealer/dealer.ts'

export const PAGE = {
  title: 'Contact',
  description: `Write or call ${DEALER.name} in ${DEALER.address.city}, ${DEALER.address.state} about carts, rentals, service and parts. You get an answer ${DEALER.responseTime.promise}.`,
  keywords: `contact, golf cart dealer, ${DEALER.address.city}, test drive, service appointment`,
  canonical: '/contact',
}

export const INTERESTS = [
  { value: 'sales', label: 'Buying a cart' },
  { value: 'service', label: 'Service or repair' },
  { value: 'parts', label: 'Parts' },
  { value: 'general', label: 'Something else' },
]

export const RESPONSE_NOTE = `We answer ${DEALER.responseTime.promise}, typically ${DEALER.responseTime.typical}.`

export const THANK_YOU = {
  title: 'Thank You',
  description: `Your message has reached ${DEALER.name}. ${RESPONSE_NOTE}`,
  keywords: `thank you, message received, ${DEALER.name}`,
}

export const NEXT_STEPS = [
  { title: 'We review your message', text: 'Someone who knows carts reads it, not a form robot.' },
  { title: 'You get a personal response', text: 'By phone or e-mail, from the person who will look after it.' },
  { title: 'Solution and service', text: 'A price, a test drive, a part number or a day in the service bay.' },
]

/** The words about what goes along with the message. */
export const CHOSEN = {
  name: 'What goes along',
  title: 'Your message will carry:',
  withoutData: 'Your message will carry what you chose',
  takeAway: 'Write without it',
  vehicle: 'Cart',
  estimate: 'Estimate',
  compared: 'You compare',
  carts: (count: number) => `${count} carts`,
  rental: 'Rental',
  total: 'Rental in all',
  deposit: 'Deposit, comes back with the cart',
  miles: 'The miles of the delivery are an estimate by the straight line; the road is longer.',
  notReserved: 'Nothing is reserved by a message. We confirm the price and whether the cart is free.',
}

/** Why something in the address of the page does not go along. */
export const IGNORED = {
  vehicle: 'A cart in this link is no longer listed, so it does not go along. Tell us its name if you remember it.',
  compared: 'The carts to compare in this link do not go along: there must be two to four that are still listed.',
  estimate: 'The monthly estimate in this link does not go along, because its figures do not fit a cart of ours.',
  rental: 'The rental in this link does not go along, because we rent no such cart for that long or in that place.',
}

/** Shown when the server refuses an inquiry, and when an inquiry does not reach the server. */
export const REFUSED = 'Failed to submit contact form'
export const NOT_SENT = 'Failed to send message. Please try again.'

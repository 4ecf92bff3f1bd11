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

export const HURRY = { title: 'In a hurry?', text: 'During opening hours a person picks up.' }

export const NEXT_STEPS = [
  { title: 'We review your message', text: 'Someone who knows carts reads it, not a form robot.' },
  { title: 'You get a personal response', text: 'By phone or e-mail, from the person who will look after it.' },
  { title: 'Solution and service', text: 'A price, a test drive, a part number or a day in the service bay.' },
]

/** The words around what goes along with the message; `chosenContent.ts` has those of its rows. */
export const CHOSEN_LIST = {
  name: 'What goes along',
  title: 'Your message will carry:',
  withoutData: 'Your message will carry what you chose',
  takeAway: 'Write without it',
}

/** Shown when the server refuses an inquiry, and when an inquiry does not reach the server. */
export const REFUSED = 'Failed to submit contact form'
export const NOT_SENT = 'Failed to send message. Please try again.'

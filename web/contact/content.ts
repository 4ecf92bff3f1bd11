import { DEALER } from '#graph/dealer/dealer.ts'

export const PAGE = {
  title: 'Contact',
  description: `Write or call ${DEALER.name} in Mountain Top, PA about carts, rentals, service and parts. You get an answer within 24 hours.`,
  keywords: 'contact, golf cart dealer, Mountain Top, test drive, service appointment',
  canonical: '/contact',
}

export const INTERESTS = [
  { value: 'sales', label: 'Buying a cart' },
  { value: 'service', label: 'Service or repair' },
  { value: 'parts', label: 'Parts' },
  { value: 'general', label: 'Something else' },
]

export const RESPONSE_NOTE = `We answer ${DEALER.responseTime.promise}, typically ${DEALER.responseTime.typical}.`

export const NEXT_STEPS = [
  { title: 'We review your message', text: 'Someone who knows carts reads it, not a form robot.' },
  { title: 'You get a personal response', text: 'By phone or e-mail, from the person who will look after it.' },
  { title: 'Solution and service', text: 'A price, a test drive, a part number or a day in the service bay.' },
]

/** Locations that the confirmation names beside the main one. */
export const BRANCH_IDS = ['pocono-pines', 'scranton']

/** When an inquiry could not be taken, by the server or on the way to it. */
export const REFUSED = 'Failed to submit contact form'
export const NOT_SENT = 'Failed to send message. Please try again.'

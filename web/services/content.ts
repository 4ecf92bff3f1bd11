import { AUTHORIZED_NAMES, OTHER_NAMES } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure, SERVICE } from '#graph/dealer/figures.ts'
import type { OfferContent } from '#web/seo/offerNodes.ts'

const LABOR = `Labor from ${formatFigure(SERVICE.labor).replace(' per ', '/')}`

export const PAGE = {
  title: 'Golf Cart Service and Repair',
  description: `Golf cart maintenance, repair, batteries, custom work and warranty service in ${DEALER.address.city}, ${DEALER.address.state}. ${LABOR}, any brand.`,
  keywords: `golf cart service, golf cart repair, golf cart batteries, lithium conversion, warranty, ${DEALER.county.fullName}`,
  canonical: '/services',
}

export const HERO = {
  eyebrow: 'Service and repair',
  title: "We fix carts, ours and everyone else's",
  lead: `Brakes, batteries, lifts and warranty work. ${LABOR}, and you get the price before we start.`,
}

export const SCHEDULE_PATH = '/contact?reason=service'

export const OFFERINGS_TITLE = 'What we do, and what it costs'

export const OFFERINGS = [
  {
    title: 'Maintenance and repair',
    description: 'Yearly maintenance, and repairs when something squeals. Any brand, gas or electric.',
    features: [
      'Brakes, cables and wheel bearings',
      'Motor and controller diagnostics',
      'Tires, alignment and suspension',
      'Lights, switches and chargers',
      'A written list of what we found',
    ],
    price: LABOR,
    service: 'repair',
    schedule: 'Schedule a repair',
  },
  {
    title: 'Battery services',
    description: "Before you buy a new pack, we load-test the old one. Often it's just one cell, or the charger.",
    features: [
      'Load test of every battery',
      'Watering, cleaning and terminals',
      'Lead-acid replacement packs',
      'Conversion to lithium',
      'Recycling of old batteries',
    ],
    price: 'Quoted after we test your pack',
    service: 'battery',
    schedule: 'Schedule a battery test',
  },
  {
    title: 'Custom modifications',
    description: 'Lifts, seats, light bars, doors. We design it, price it and build it in our own shop.',
    features: [
      'Lift kits, wheels and tires',
      'Rear seats and cargo beds',
      'Light bars and turn signals',
      'Sound, screens and cameras',
      'Street-legal packages',
    ],
    price: 'A fixed price before we start',
    service: 'custom',
    schedule: 'Schedule a build',
    more: { href: '/street-legal', label: 'What street legal means' },
  },
  {
    title: 'Warranty service',
    description: `We're an authorized ${AUTHORIZED_NAMES} dealer. We file the claim, and you keep driving.`,
    features: [
      'Claims filed for you',
      'Original parts',
      'Recalls and software updates',
      'Warranty work on carts bought elsewhere',
    ],
    price: 'No charge for covered repairs',
    service: 'warranty',
    schedule: 'Schedule warranty work',
  },
] as const

/** The offerings for structured data; an hourly price comes as a number. */
export const SERVICE_OFFERS: OfferContent[] = OFFERINGS.map(({ title, description, price }) => ({
  name: title,
  description,
  hourlyFrom: price === LABOR ? SERVICE.labor.amount : undefined,
}))

export const REASONS = {
  title: 'The tech who fixes your cart is the one who calls you.',
  points: [
    'You approve the estimate first. We never add to it without a call.',
    'We stock brakes, cables, chargers and tires for common carts.',
    'No trailer? We pick up your cart and bring it back.',
    `${OTHER_NAMES}: we work on them all.`,
  ],
}

export const LABOR_TERMS = 'Parts are extra. Your estimate is in writing.'

export const SCHEDULE = {
  title: 'Stuck on the hill?',
  text: "Tell us where the cart is and what it's doing. On Sundays we take emergency calls only.",
}

export const PICK_UP = {
  title: 'Pick up your cart on time',
  text: `We treat a cart as abandoned ${formatFigure(SERVICE.abandonedAfter)} after service is done. Need more time? Call us.`,
}

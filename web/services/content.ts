import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import type { OfferContent } from '#web/seo/structuredData/service.ts'

const LABOR = `Labor from ${formatFigure(SERVICE.labor).replace(' per ', '/')}`

export const PAGE = {
  title: 'Golf Cart Service and Repair',
  description: `Golf cart maintenance, repair, batteries, custom work and warranty service in ${DEALER.address.city}, ${DEALER.address.state}. ${LABOR}, any make.`,
  keywords: `golf cart service, golf cart repair, golf cart batteries, lithium conversion, warranty, ${DEALER.county.fullName}`,
  canonical: '/services',
}

export const HERO = {
  eyebrow: `Service bay, ${DEALER.address.city}`,
  title: "We fix carts, ours and everyone else's",
  lead: `Brakes, batteries, lifts and warranty work. ${LABOR}, and you hear the price before we start.`,
}

export const OFFERINGS_TITLE = 'What we do, and what it costs'

export const OFFERINGS = [
  {
    title: 'Maintenance and repair',
    description: 'The yearly once-over, and the day something squeals. Any make, gas or electric.',
    features: [
      'Brakes, cables and wheel bearings',
      'Motor and controller faults read out',
      'Tires, alignment and suspension',
      'Lights, switches and chargers',
      'A written list of what we found',
    ],
    price: LABOR,
  },
  {
    title: 'Battery services',
    description: 'Before you buy a new pack we load-test the old one. Often it is one cell, or the charger.',
    features: [
      'Load test of every battery',
      'Watering, cleaning and terminals',
      'Lead-acid packs replaced',
      'Conversion to lithium',
      'Old batteries recycled',
    ],
    price: 'Priced by the pack, after the test',
  },
  {
    title: 'Custom modifications',
    description: 'Lifts, seats, light bars, doors. We draw it up, price it and build it in the same bay.',
    features: [
      'Lift kits, wheels and tires',
      'Rear seats and cargo beds',
      'Light bars and turn signals',
      'Sound, screens and cameras',
      'Street-legal packages',
    ],
    price: 'A fixed price before we start',
  },
  {
    title: 'Warranty service',
    description: 'We are the dealer for Denago and Evolution. We file the claim, you keep the cart running.',
    features: [
      'Claims filed for you',
      'Original parts',
      'Recalls and software updates',
      'Warranty work on carts bought elsewhere',
    ],
    price: 'No charge for what the warranty covers',
  },
]

/** The offerings for structured data; an hourly price comes as a number. */
export const SERVICE_OFFERS: OfferContent[] = OFFERINGS.map(({ title, description, price }) => ({
  name: title,
  description,
  hourlyFrom: price === LABOR ? SERVICE.labor.amount : undefined,
}))

export const REASONS = [
  { title: 'The same hands', text: 'Our own technicians do the work, and the one who did it calls you.' },
  { title: 'A price before the wrench', text: 'You hear the figure first. Nothing is added without a call.' },
  { title: 'Parts on the shelf', text: 'Brakes, cables, chargers and tires for common carts are in the building.' },
  { title: 'We fetch it', text: 'No trailer? We pick the cart up and bring it back.' },
  { title: 'Any make', text: 'Club Car, EZ-GO, Tomberlin, Swift EV: we work on them all.' },
  {
    title: `${DEALER.claims.years} of hills`,
    text: `In ${DEALER.address.city} since ${DEALER.claims.founded}, where brakes get used.`,
  },
]

export const LABOR_TERMS = 'Parts come on top. We write the estimate first and call before anything is added to it.'

export const SCHEDULE = {
  title: 'Stuck on the hill?',
  text: 'Tell us where the cart stands and what it does. On Sundays we answer for emergencies only.',
}

export const PICK_UP = {
  title: 'Pick your cart up in time',
  text: `A cart left in our bay counts as abandoned ${formatFigure(SERVICE.abandonedAfter)} after its service. Call us if you need longer.`,
}

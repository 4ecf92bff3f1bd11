import { stateOf } from '#graph/dealer/sale.ts'
import type { Availability } from '#graph/shared/availability.ts'

/** Head tags of a cart's window card, which staff print and search engines do not list. */
export const cardSeo = (name: string) => ({
  title: `Window card: ${name}`,
  description: `The ${name} on one card for its window: price, seats, range, top speed and battery, with a code that opens its page.`,
  keywords: `${name}, window card`,
  noIndex: true,
})

/** The condition on a window card. */
export const conditionOf = (vehicle: Parameters<typeof stateOf>[0]) => {
  const condition = vehicle.condition === 'NEW' ? 'New' : 'Used'
  return vehicle.availability === 'IN_STOCK' ? condition : `${condition}, ${stateOf(vehicle).toLowerCase()}`
}

/** Stands over the telephone number on a window card. */
export const cardCall = ({ availability }: { availability: Availability }) =>
  availability === 'IN_STOCK' ? 'Take it for a drive' : 'Ask about availability'

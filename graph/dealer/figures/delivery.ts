import { DEALER } from '#graph/dealer/dealer.ts'
import type { Figure, Figures } from './figure.ts'
import { formatFigure } from './format-figure.ts'

export const RUSH_ORDER_UNTIL = '2 PM'

/** Delivery of a purchase. `RENTAL.delivery` is the delivery of a rental. */
export const DELIVERY = {
  free: { purchase: { label: 'Purchase', amount: 5_000, unit: 'USD', condition: 'or more' } },
  perMile: { label: 'Beyond the free area', amount: 6, unit: 'USD per mile' },
  rush: { label: 'Rush, same-day delivery', amount: 50, unit: 'USD', condition: `ordered before ${RUSH_ORDER_UNTIL}` },
  whiteGlove: { label: 'White glove delivery', amount: 150, unit: 'USD' },
  sameDayCancellation: { label: 'Cancellation on the delivery day', amount: 75, unit: 'USD' },
  missedAppointment: { label: 'Missed appointment', amount: 100, unit: 'USD' },
  window: { label: 'Delivery window', amount: 2, unit: 'hour' },
  accessWidth: { label: 'Width of the access path', amount: 8, unit: 'foot', condition: 'or more' },
  clearance: { label: 'Overhead clearance', amount: 10, unit: 'foot', condition: 'or more' },
  inStock: { label: 'Carts in stock', amount: [2, 5], unit: 'business day' },
  custom: { label: 'Custom orders', amount: [2, 4], unit: 'week' },
} as const satisfies Figures

/** The price of delivering a purchase to a town that the dealer serves, in US dollars. */
export const deliveryFee = (purchase: number, roadMiles: number): number =>
  purchase >= DELIVERY.free.purchase.amount ? 0 : roadMiles * DELIVERY.perMile.amount

/** Free delivery of a purchase around showrooms. */
export const FREE_AROUND: Figure[] = DEALER.freeDelivery.map(({ city, miles }) => ({
  label: `the ${city} location`,
  amount: miles,
  unit: 'mile',
}))

/** Completes "Delivery is", wherever a page mentions free delivery. The delivery policy adds the area around showrooms. */
export const FREE_DELIVERY = `free in ${DEALER.county.fullName} on purchases of ${formatFigure(DELIVERY.free.purchase)} or more`

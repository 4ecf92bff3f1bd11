import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'

/** The fields of a cart that decide how it is sold. */
export type Cart = { condition: 'NEW' | 'USED'; availability: Availability; category: string }

/** How a cart is sold: one that is `UNAVAILABLE` comes back, one that is `SOLD` does not. */
export type Sale = 'IN_STOCK' | 'ON_HOLD' | 'ON_ORDER' | 'TO_ORDER' | 'UNAVAILABLE' | 'SOLD'

/** A new cart of a custom series that is not in stock is built to order. */
export function saleOf({ condition, availability, category }: Cart): Sale {
  if (availability !== 'OUT_OF_STOCK') return availability
  return condition === 'NEW' && /\bcustom\b/i.test(category) ? 'TO_ORDER' : 'UNAVAILABLE'
}

/** The state of a cart in words: a cart that is not available today may still be built. */
export const stateOf = (cart: Cart): string =>
  saleOf(cart) === 'TO_ORDER' ? 'Built to order' : AVAILABILITY_WORDS[cart.availability]

export const canBeBought = (sale: Sale): boolean => sale !== 'SOLD' && sale !== 'UNAVAILABLE' && sale !== 'ON_HOLD'

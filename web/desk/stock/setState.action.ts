import { cartName } from '#graph/inventory/file/cart-name.ts'
import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'
import type { Action } from '#web/desk/desk.action.ts'

/** A cart is put on hold, sold, or back in stock. */
export const setState: Action = async ({ services, field, make }) => {
  const cart = await services.vehicles.findByAddress(field('id'))
  const availability = field('availability')
  if (!cart || !Object.hasOwn(AVAILABILITY_WORDS, availability)) return { problem: 'This cart is no longer in stock.' }
  return make({
    kind: 'cart',
    subject: cart.id,
    what: `${cartName({ ...cart })} is ${AVAILABILITY_WORDS[availability as Availability].toLowerCase()}.`,
    before: { availability: field('shown') },
    after: { availability },
  })
}

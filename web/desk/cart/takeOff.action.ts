import { cartName } from '#graph/inventory/file/cart-name.ts'
import type { Action } from '#web/desk/desk.action.ts'

/** A cart leaves the site. */
export const takeOff: Action = async ({ services, field, make }) => {
  const cart = await services.vehicles.findByAddress(field('id'))
  if (!cart) return { problem: 'This cart is no longer in stock.' }
  return make({
    kind: 'cart',
    subject: cart.id,
    what: `${cartName({ ...cart })} is off the site.`,
    before: { availability: field('availability') },
    after: null,
  })
}

import type { RentalCart } from '#web/generated/graphql.ts'

type Cart = { cart: RentalCart; slug: string; name: string; text: string }

/** The carts for rent, in the order of the pages; the slug stands in addresses (`?cart=six-seater`). */
export const CARTS: Cart[] = [
  { cart: 'FOUR_SEATER', slug: 'four-seater', name: '4 Seater', text: 'Four people and a cooler.' },
  {
    cart: 'SIX_SEATER',
    slug: 'six-seater',
    name: '6 Seater',
    text: 'The whole family in one cart, or a crew and its bags.',
  },
  { cart: 'UTILITY', slug: 'utility', name: 'Utility', text: 'A cargo bed for tools, firewood, tables and tents.' },
]

/** The carts that have plans, each with its plans. */
export const plansByCart = <Plan extends { cart: RentalCart }>(plans: readonly Plan[]) =>
  CARTS.map((cart) => ({ ...cart, plans: plans.filter((plan) => plan.cart === cart.cart) })).filter(
    (cart) => cart.plans.length > 0,
  )

import { RENTAL } from '#graph/dealer/figures/rental.ts'
import type { RentalCart } from '#web/generated/graphql.ts'

/** `deposit` is in US dollars. */
type Cart = { cart: RentalCart; slug: string; name: string; seats: number; deposit: number }

const { fourSeater, sixSeater, utility } = RENTAL.deposits

/** The carts for rent, in the order of the pages; the slug is in addresses (`?cart=six-seater`). */
export const CARTS: Cart[] = [
  { cart: 'FOUR_SEATER', slug: 'four-seater', name: '4 Seater', seats: 4, deposit: fourSeater.amount },
  { cart: 'SIX_SEATER', slug: 'six-seater', name: '6 Seater', seats: 6, deposit: sixSeater.amount },
  { cart: 'UTILITY', slug: 'utility', name: 'Utility', seats: 2, deposit: utility.amount },
]

/** The carts that have plans, each with its plans. */
export const plansByCart = <Plan extends { cart: RentalCart }>(plans: readonly Plan[]) =>
  CARTS.map((cart) => ({ ...cart, plans: plans.filter((plan) => plan.cart === cart.cart) })).filter(
    (cart) => cart.plans.length > 0,
  )

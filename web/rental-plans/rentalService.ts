import type { PlanCards_PlanFragment, RentalCart } from '#web/generated/graphql.ts'
import type { ServiceContent } from '#web/seo/structuredData/service.ts'
import { plansByCart } from './carts.ts'

type Plan = PlanCards_PlanFragment & { cart: RentalCart }

/** The plans of a page for machines, in the page's order; with a town's name, as its page says it. */
export const rentalService = (plans: readonly Plan[], townName?: string): ServiceContent => ({
  name: townName ? `Golf cart rentals in ${townName}` : 'Golf cart rentals',
  description: 'Electric golf carts for rent by the day, the week or the month, delivered and charged.',
  catalog: 'Rental plans',
  offers: plansByCart(plans).flatMap(({ name: cart, plans: ofCart }) =>
    ofCart.map(({ name, description, price, days }) => ({ name: `${cart}, ${name}`, description, price, days })),
  ),
})

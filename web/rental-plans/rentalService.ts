import type { RentalService_PlanFragment } from '#web/generated/graphql.ts'
import type { ServiceContent } from '#web/seo/structuredData/service.ts'
import { plansByCart } from './carts.ts'

/** A page's plans for structured data, in the page's order; a town's page names its town. */
export const rentalService = (plans: readonly RentalService_PlanFragment[], townName?: string): ServiceContent => ({
  name: townName ? `Golf cart rentals in ${townName}` : 'Golf cart rentals',
  description: 'Electric golf carts for rent by the day, the week or the month, delivered and charged.',
  catalog: 'Rental plans',
  offers: plansByCart(plans).flatMap(({ name: cart, plans: ofCart }) =>
    ofCart.map(({ name, description, price, days }) => ({ name: `${cart}, ${name}`, description, price, days })),
  ),
})

import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import type { Policy } from './policy.ts'

export const TERMS_CONDITIONS: Policy = {
  path: '/policies/terms-conditions',
  title: 'Terms and Conditions',
  lead: 'The terms on which we sell, rent out, service, store and deliver carts.',
  description: `Terms and conditions of ${DEALER.name} for buying, renting, servicing, storing and delivering golf carts in ${DEALER.region}.`,
  keywords: 'terms and conditions, golf cart sales terms, warranty, service terms',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Ask before you sign. We would rather explain a line twice.',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        'These terms go with every bill of sale, rental agreement, work order and storage agreement. Where the paper that you sign says something else, the paper holds.',
        'Nothing can be bought, paid or booked on this site. What the site itself is for is in the [terms of service](/terms).',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        'Prices are in US dollars. Sales tax, title, registration, delivery and accessories are added where they apply and stand on the quote. A written quote holds until the day printed on it.',
        'A cart is yours once it is paid in full. A deposit keeps a cart in stock for you or starts a custom order; the order form says when it is returned.',
      ],
    },
    {
      id: 'financing',
      title: 'Financing',
      blocks: [
        'Financing comes from an outside lender, on that lender\'s terms and after its own check. The application opens on the lender\'s site. "0% financing" is for select models and approved applicants.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        `Carts in stock are delivered in ${formatFigure(DELIVERY.inStock)}, custom orders in ${formatFigure(DELIVERY.custom)}. The [delivery policy](/policies/delivery-policy) has fees, free areas and what the driver needs. The risk passes to you when you or somebody for you signs for the cart.`,
      ],
    },
    {
      id: 'returns',
      title: 'Returns',
      blocks: [
        `New carts can come back within ${formatFigure(RETURNS.newCarts.within)}, used carts within ${formatFigure(RETURNS.usedCarts.within)} and parts within ${formatFigure(RETURNS.parts.within)}, on the conditions of the [return policy](/policies/return-policy).`,
      ],
    },
    {
      id: 'rentals',
      title: 'Rentals',
      blocks: [
        `Drivers are at least ${RENTAL.minimumAge.amount}; a rental lasts at most ${formatFigure(RENTAL.longest)}. Deposits, fees and cancellation are in the [rental policy](/policies/rental-policy).`,
      ],
    },
    {
      id: 'service',
      title: 'Service and storage',
      blocks: [
        `Service labor starts at ${formatFigure(SERVICE.labor)}. We work to an estimate and ask before we go beyond it. A cart that is ready and not fetched counts as abandoned after ${formatFigure(SERVICE.abandonedAfter)}.`,
        'Stored carts: see the [storage policy](/policies/storage-policy).',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      blocks: [
        "New carts carry the manufacturer's warranty; you get it in writing. Used carts carry what the bill of sale says, and none when sold as-is. Our own repairs are guaranteed as the work order says. Wear, misuse, racing, flooding and changes made by others are not covered.",
        'Rights that the law gives you and that cannot be signed away stay yours.',
      ],
    },
    {
      id: 'using-a-cart',
      title: 'Using your cart',
      blocks: [
        'A golf cart is not a car. Where you may drive one, and what it needs for the road, is decided by the state and your municipality: ask there before you take it onto a street. The owner answers for who drives it.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        `The law of ${DEALER.state} applies. Talk to us first: most things are settled on the phone. If they are not, the courts of ${DEALER.county.fullName} decide. If one line of these terms does not hold, the others do.`,
      ],
    },
  ],
}

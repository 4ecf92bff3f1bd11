import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { ZERO_PERCENT } from '#graph/dealer/figures/financing.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import type { Policy } from './policy.ts'

export const TERMS_CONDITIONS: Policy = {
  path: '/policies/terms-conditions',
  title: 'Terms of Sale',
  lead: 'Our terms for selling, renting, servicing, storing and delivering carts.',
  description: `Terms of sale at ${DEALER.name} for buying, renting, servicing, storing and delivering golf carts in ${DEALER.region}.`,
  keywords: 'terms of sale, terms and conditions, golf cart sales terms, warranty, service terms',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: "Ask before you sign. We'd rather explain a line twice.",
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        'These terms are part of every bill of sale, rental agreement, work order and storage agreement. If the paper you sign says something else, the paper applies.',
        "You can't buy, pay or book on this site. For the website itself, see the [website terms](/terms).",
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        'Prices are in US dollars. We add sales tax, title, registration, delivery and accessories where they apply, and list them on your quote. A written quote is good until the date printed on it.',
        "A cart is yours once it's paid in full. A deposit holds a cart for you or starts a custom order. The order form says when it's refundable.",
      ],
    },
    {
      id: 'financing',
      title: 'Financing',
      blocks: [
        "Financing comes from an outside lender, on its terms and after its own check. The application opens on the lender's site.",
        ZERO_PERCENT,
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        `We deliver in-stock carts in ${formatFigure(DELIVERY.inStock)} and custom orders in ${formatFigure(DELIVERY.custom)}. The [delivery policy](/policies/delivery-policy) has fees, free areas and what our driver needs. You take on the risk when you, or someone for you, signs for the cart.`,
      ],
    },
    {
      id: 'returns',
      title: 'Returns',
      blocks: [
        `You can return new carts within ${formatFigure(RETURNS.newCarts.within)}, used carts within ${formatFigure(RETURNS.usedCarts.within)} and parts within ${formatFigure(RETURNS.parts.within)}. Custom orders are final sale. See the [return policy](/policies/return-policy) for details.`,
      ],
    },
    {
      id: 'rentals',
      title: 'Rentals',
      blocks: [
        `Drivers must be ${RENTAL.minimumAge.amount} or older, and the longest rental is ${formatFigure(RENTAL.longest)}. See the [rental policy](/policies/rental-policy) for deposits, fees and cancellation.`,
      ],
    },
    {
      id: 'service',
      title: 'Service and storage',
      blocks: [
        `Service labor starts at ${formatFigure(SERVICE.labor)}. You get an estimate, and we ask before going over it. We treat a finished cart as abandoned ${formatFigure(SERVICE.abandonedAfter)} after service.`,
        'For stored carts, see the [storage policy](/policies/storage-policy).',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      blocks: [
        "New carts come with the manufacturer's warranty in writing. A used cart's warranty is on its bill of sale. Carts sold as-is have none. Your work order has the warranty on our repairs. Wear, misuse, racing, flooding and changes by others aren't covered.",
        "You keep every right the law doesn't let you sign away.",
      ],
    },
    {
      id: 'using-a-cart',
      title: 'Using your cart',
      blocks: [
        "A golf cart isn't a car. The state and your municipality decide where you can drive it and what equipment it needs. Check with them before you drive on a street. You're responsible for who drives your cart.",
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        `${DEALER.state} law applies. Please talk to us first, since we settle most things by phone. If we can't, the courts of ${DEALER.county.fullName} decide. If one line of these terms isn't valid, the others still are.`,
      ],
    },
  ],
}

import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import type { Policy } from './policy.ts'

const { newCarts, usedCarts, parts, refunds, reportDefects } = RETURNS

export const RETURN_POLICY: Policy = {
  path: '/policies/return-policy',
  title: 'Return Policy',
  lead: 'How long you have to bring back a cart or a part, what it costs, and when the money is back with you.',
  description: `Returns at ${DEALER.name}: new carts ${formatFigure(newCarts.within)}, used carts ${formatFigure(usedCarts.within)}, parts ${formatFigure(parts.within)}, with the restocking fees and refund times.`,
  keywords: 'golf cart returns, restocking fee, refund, used cart return, parts return',
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Call before you bring something back, so that somebody is there to look at it with you.',
  sections: [
    {
      id: 'at-a-glance',
      title: 'At a glance',
      blocks: [
        'The days count from the day you take delivery or pick up. The restocking fee is a share of the purchase price and is taken off the refund.',
        {
          caption: 'Return periods and restocking fees',
          columns: ['What you bought', 'Return within', 'Restocking fee'],
          rows: [
            {
              label: newCarts.within.label,
              note: `Driven less than ${formatFigure(newCarts.drivenUnder)}`,
              cells: [formatFigure(newCarts.within), formatFigure(newCarts.fee)],
            },
            {
              label: usedCarts.within.label,
              note: 'Not carts sold as-is',
              cells: [formatFigure(usedCarts.within), formatFigure(usedCarts.fee)],
            },
            {
              label: parts.within.label,
              note: 'Not installed, in the original packaging',
              cells: [formatFigure(parts.within), formatFigure(parts.fee)],
            },
          ],
        },
      ],
    },
    {
      id: 'new-carts',
      title: 'New carts',
      blocks: [
        `A new cart can come back within ${formatFigure(newCarts.within)} while it has been driven under ${formatFigure(newCarts.drivenUnder)}. The restocking fee is ${formatFigure(newCarts.fee)}.`,
        'Bring everything that came with it: charger, keys, manuals and accessories. The cart must be clean, unchanged and undamaged. A cart built or changed to your order is yours: it cannot be restocked.',
      ],
    },
    {
      id: 'used-carts',
      title: 'Used carts',
      blocks: [
        `A used cart can come back within ${formatFigure(usedCarts.within)}. The restocking fee is ${formatFigure(usedCarts.fee)}.`,
        'A cart sold as-is cannot be returned. The bill of sale says so when a cart is sold that way, and we tell you before you sign.',
      ],
    },
    {
      id: 'parts',
      title: 'Parts',
      blocks: [
        `Parts and accessories can come back within ${formatFigure(parts.within)} with the receipt. The restocking fee is ${formatFigure(parts.fee)}. A part that has been installed is a used part and stays with you, unless it was defective.`,
      ],
    },
    {
      id: 'defects',
      title: 'Defective items',
      blocks: [
        `Report a defect within ${formatFigure(reportDefects)} of delivery or pickup, by phone or e-mail. Pictures help. We then repair it, replace it or take it back.`,
        "Later trouble is a matter for the manufacturer's warranty. We handle warranty repairs and tell you first what is covered.",
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'We look at what comes back, then pay the refund the way you paid.',
        {
          caption: 'How long a refund takes',
          columns: ['Step', 'Time'],
          rows: [
            {
              label: 'We issue the refund',
              note: 'After we have the item',
              cells: [`Within ${formatFigure(refunds.within)}`],
            },
            {
              label: 'A card refund shows on your account',
              note: 'After we issue it',
              cells: [formatFigure(refunds.byCard)],
            },
          ],
        },
        'Delivery fees are not refunded; the [delivery policy](/policies/delivery-policy) says what they are. For rented carts see the [rental policy](/policies/rental-policy).',
      ],
    },
  ],
}

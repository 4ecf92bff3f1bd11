import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import type { Policy } from './policy.ts'

const { newCarts, usedCarts, parts, refunds, reportDefects } = RETURNS

export const RETURN_POLICY: Policy = {
  path: '/policies/return-policy',
  title: 'Return Policy',
  lead: "How long you have to return a cart or a part, what it costs and when you'll get your refund.",
  description: `Returns at ${DEALER.name}. New carts ${formatFigure(newCarts.within)}, used carts ${formatFigure(usedCarts.within)}, parts ${formatFigure(parts.within)}. Restocking fees and refund times.`,
  keywords: 'golf cart returns, restocking fee, refund, used cart return, parts return',
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Please call before you bring something back, so someone is here to check it with you.',
  sections: [
    {
      id: 'at-a-glance',
      title: 'At a glance',
      blocks: [
        'Your return period starts the day you take delivery or pick up. The restocking fee is a percentage of the purchase price, and we deduct it from your refund.',
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
        `You can return a new cart within ${formatFigure(newCarts.within)} if it's been driven under ${formatFigure(newCarts.drivenUnder)}. The restocking fee is ${formatFigure(newCarts.fee)}.`,
        'Bring everything that came with it, including the charger, keys, manuals and accessories. The cart must be clean, undamaged and in its original condition. Custom orders are final sale.',
      ],
    },
    {
      id: 'used-carts',
      title: 'Used carts',
      blocks: [
        `You can return a used cart within ${formatFigure(usedCarts.within)}. The restocking fee is ${formatFigure(usedCarts.fee)}.`,
        "You can't return a cart sold as-is. We tell you before you sign, and the bill of sale says so.",
      ],
    },
    {
      id: 'parts',
      title: 'Parts',
      blocks: [
        `You can return parts and accessories within ${formatFigure(parts.within)} with your receipt. The restocking fee is ${formatFigure(parts.fee)}. You can't return an installed part unless it was defective.`,
      ],
    },
    {
      id: 'defects',
      title: 'Defective items',
      blocks: [
        `Report a defect within ${formatFigure(reportDefects)} of delivery or pickup, by phone or email. Pictures help. We'll repair it, replace it or take it back.`,
        "After that, the manufacturer's warranty applies. We handle warranty repairs and tell you first what's covered.",
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'We check your return, then refund you the way you paid.',
        {
          caption: 'How long a refund takes',
          columns: ['Step', 'Time'],
          rows: [
            {
              label: 'We issue your refund',
              note: 'After we get the item back',
              cells: [`Within ${formatFigure(refunds.within)}`],
            },
            {
              label: 'A card refund shows on your account',
              note: 'After we issue it',
              cells: [formatFigure(refunds.byCard)],
            },
          ],
        },
        "We don't refund [delivery fees](/policies/delivery-policy). For rentals, see the [rental policy](/policies/rental-policy).",
      ],
    },
  ],
}

import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import type { Policy } from './policy.ts'

export const ETHICS_POLICY: Policy = {
  path: '/policies/ethics-policy',
  title: 'Ethics Policy',
  lead: 'How we sell, repair and rent out carts when nobody is looking.',
  description: `The rules ${DEALER.name} works by: honest prices, repairs only after your word, used carts described as they are, safe batteries, no kickbacks.`,
  keywords: 'business ethics, honest pricing, fair repair, golf cart dealer',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'If we did not act as this page says, we want to hear it from you first.',
  sections: [
    {
      id: 'selling',
      title: 'Selling',
      blocks: [
        {
          list: [
            'The price on the tag is the price for everybody. Fees are named before you sign.',
            'We ask what you need the cart for, and say so when a smaller one would do.',
            'A used cart is described as it is: age, battery, known faults, repairs.',
            'No pressure, and no offer that ends tonight.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'Service',
      blocks: [
        `Labor starts at ${formatFigure(SERVICE.labor)}. You get an estimate before we begin, and we call before we do more than was agreed. You may see and keep the parts that we take out, except batteries and cores that have to go back.`,
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      blocks: [
        'We do not hand out a cart that we would not drive. We do not remove speed limiters or safety switches against the law or the manufacturer. Recalls are done before a cart leaves the yard.',
      ],
    },
    {
      id: 'environment',
      title: 'Environment',
      blocks: [
        'Old batteries, tires and fluids go to licensed recyclers. What we say about the benefits of electric carts can be checked: the calculator on this site prints its formulas.',
      ],
    },
    {
      id: 'conflicts',
      title: 'Gifts and conflicts',
      blocks: [
        'Nobody here takes gifts or commissions that could sway what they recommend. Financing is offered by an outside lender; you are free to bring your own.',
      ],
    },
    {
      id: 'your-data',
      title: 'Your data',
      blocks: [
        'What you tell us is used to answer you. We do not sell it. The details are in the [privacy policy](/privacy).',
      ],
    },
    {
      id: 'speaking-up',
      title: 'Speaking up',
      blocks: [
        'Employees, suppliers and customers can report a breach to the owner, in person or in writing. Nobody loses a job, an order or a discount for it. How soon we answer is in the [feedback policy](/policies/feedback-policy).',
      ],
    },
  ],
}

import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import type { Policy } from './policy.ts'

export const ETHICS_POLICY: Policy = {
  path: '/policies/ethics-policy',
  title: 'Ethics Policy',
  lead: 'How we sell, repair and rent carts when nobody is looking.',
  description: `The rules ${DEALER.name} works by. Honest prices, no repairs without your OK, honest used cart descriptions and no kickbacks.`,
  keywords: 'business ethics, honest pricing, fair repair, golf cart dealer',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: "If we fell short of this page, we'd like to hear it from you first.",
  sections: [
    {
      id: 'selling',
      title: 'Selling',
      blocks: [
        {
          list: [
            'The price on the tag is the price for everyone. You see all fees before you sign.',
            'We ask what you need the cart for, and tell you when a smaller one would do.',
            'We tell you the age, battery health, known problems and repairs of every used cart.',
            'No pressure, and no tonight-only offers.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'Service',
      blocks: [
        `Labor starts at ${formatFigure(SERVICE.labor)}. You get an estimate before we start, and we call before we do more. You can keep the parts we replace, except batteries and cores that have to go back.`,
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      blocks: [
        "We never hand over a cart we wouldn't drive. We don't remove speed limiters or safety switches when the law or the manufacturer forbids it. We finish recalls before a cart leaves the lot.",
      ],
    },
    {
      id: 'environment',
      title: 'Environment',
      blocks: [
        'Old batteries, tires and fluids go to licensed recyclers. You can check what we say about electric carts. Our [eco-impact calculator](/eco-impact) shows its formulas.',
      ],
    },
    {
      id: 'conflicts',
      title: 'Gifts and conflicts',
      blocks: [
        "Nobody here takes gifts or commissions that could sway what they recommend. Financing comes from an outside lender, and you're free to bring your own.",
      ],
    },
    {
      id: 'your-data',
      title: 'Your data',
      blocks: ["We use what you tell us to answer you. We don't sell it. See our [privacy policy](/privacy)."],
    },
    {
      id: 'speaking-up',
      title: 'Speaking up',
      blocks: [
        'Employees, suppliers and customers can report a problem to the owner, in person or in writing. Nobody loses a job, an order or a discount for it. The [feedback policy](/policies/feedback-policy) says how soon we answer.',
      ],
    },
  ],
}

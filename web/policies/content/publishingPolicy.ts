import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RESPONSES } from '#graph/dealer/figures/responses.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { content, newProducts } = RESPONSES

export const PUBLISHING_POLICY: Policy = {
  path: '/policies/publishing-policy',
  title: 'Publishing Policy',
  lead: 'What we publish, who checks it and how fast we post it.',
  description: `How ${DEALER.name} writes and checks its pages. New product information within ${formatFigure(newProducts)}, answers about content in ${formatFigure(content)}.`,
  keywords: 'publishing policy, product information, website content, accuracy',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: "Ask us about anything on these pages, or anything that's missing.",
  sections: [
    {
      id: 'times',
      title: 'How fast we publish',
      blocks: [
        figureTable(
          'Publishing times',
          ['What', 'Within'],
          [
            { ...newProducts, condition: 'After we get it from the manufacturer' },
            { ...content, condition: 'Until someone answers you' },
          ],
        ),
      ],
    },
    {
      id: 'what',
      title: 'What we publish',
      blocks: [
        {
          list: [
            'Carts in stock and on order, with prices, specifications and pictures.',
            'Rentals, service, storage and delivery, with their prices.',
            'Facts that help you choose an electric cart, such as our eco-impact calculator.',
            'Our policies and the yearly staffing report.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'Who checks it',
      blocks: [
        'Someone who has driven or serviced the model checks every cart page. We check prices against our stock list. The owner checks policies before they take effect.',
      ],
    },
    {
      id: 'advertising',
      title: 'Advertising',
      blocks: [
        "This whole site advertises our business. We don't run paid articles or ads for others. If we name a brand, we sell or service it.",
        "Starting prices on our brand pages are the manufacturer's, for a base cart of the series ordered from the factory. Lineup models have more equipment. Carts in stock have their own prices, which can be higher or lower. Tax, registration, accessories and any delivery fee are extra, and you see them all before you sign.",
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures',
      blocks: [
        "Stock images show the model, not always the exact cart. Color, wheels and accessories can differ. We show customers and their carts only if they've agreed.",
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes',
      blocks: ['See our [corrections policy](/policies/corrections-policy).'],
    },
  ],
}

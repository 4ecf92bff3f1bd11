import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RESPONSES } from '#graph/dealer/figures/responses.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { content, newProducts } = RESPONSES

export const PUBLISHING_POLICY: Policy = {
  path: '/policies/publishing-policy',
  title: 'Publishing Policy',
  lead: 'What we put on this site, who checks it, and how soon it is there.',
  description: `How ${DEALER.name} writes and checks its pages: new product information within ${formatFigure(newProducts)}, answers about content in ${formatFigure(content)}.`,
  keywords: 'publishing policy, product information, website content, accuracy',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Ask about anything that stands on these pages, or that you miss on them.',
  sections: [
    {
      id: 'times',
      title: 'How soon it is there',
      blocks: [
        figureTable(
          'Publishing times',
          ['What', 'Within'],
          [
            { ...newProducts, condition: 'After we have it from the manufacturer' },
            { ...content, condition: 'Until somebody answers you' },
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
            'Carts in stock and to order, with price, specifications and pictures.',
            'Rentals, service, storage and delivery, with their prices.',
            'Facts about electric carts that help to choose one, such as the eco-impact calculator with its formulas.',
            'Our policies and the yearly staffing report.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'Who checks it',
      blocks: [
        'A page about a cart is checked by somebody who has driven or serviced that model. Prices are checked against the stock list. Policies are checked by the owner before they take effect.',
      ],
    },
    {
      id: 'advertising',
      title: 'Advertising',
      blocks: [
        'The whole site advertises our business. It carries no paid articles and no advertising of others. When we name a brand, we sell or service it.',
        'A starting price is where the prices of a series begin; the models that we print beside it can cost more, and each names its own price. Delivery, taxes, registration and accessories come on top, and we say what they are before you sign.',
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures',
      blocks: [
        'Pictures show the model, not always the very cart in stock: color, wheels and accessories can differ. Customers and their carts appear only when they have agreed.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes',
      blocks: ['We correct them as the [corrections policy](/policies/corrections-policy) says.'],
    },
  ],
}

import { DEALER, HOURS } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import { STORAGE } from '#graph/dealer/figures/storage.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { temperature, monthly, winter, summer, addOns, late, delinquency, termination } = STORAGE

export const STORAGE_POLICY: Policy = {
  path: '/policies/storage-policy',
  title: 'Storage Policy',
  lead: 'What it costs to keep your cart with us by the month or by the season, when you can get to it, and what happens when a bill stays open.',
  description: `Golf cart storage at ${DEALER.shortName}: indoor ${formatFigure(monthly.indoor)}, covered outdoor ${formatFigure(monthly.outdoor)}, winter and summer packages, access hours and late payment.`,
  keywords: `golf cart storage, winter storage, indoor storage, storage prices, ${DEALER.address.city} ${DEALER.address.state}`,
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Call to ask for free places. In October and in April it pays to call early.',
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        {
          caption: 'Storage by the month and by the season',
          columns: ['Storage', 'Indoor', 'Outdoor'],
          rows: [
            {
              label: 'By the month',
              cells: [formatFigure(monthly.indoor), formatFigure(monthly.outdoor)],
            },
            {
              label: winter.length.label,
              note: `${winter.length.condition} (${formatFigure(winter.length)})`,
              cells: [formatFigure(winter.indoor), formatFigure(winter.outdoor)],
            },
            {
              label: summer.length.label,
              note: `${summer.length.condition} (${formatFigure(summer.length)})`,
              cells: [formatFigure(summer.indoor), formatFigure(summer.outdoor)],
            },
          ],
        },
        `Indoor storage is climate-controlled and kept at ${formatFigure(temperature)}. Outdoor storage is under a roof.`,
        'A package is paid for the whole season when it starts. There are no refunds on seasonal packages.',
      ],
    },
    {
      id: 'add-ons',
      title: 'Care while it stands',
      blocks: [
        figureTable(
          'Add-ons',
          ['Service', 'Price'],
          [
            { ...addOns.maintenance, condition: 'Battery, tires and a look over the cart' },
            { ...addOns.preSeason, condition: 'Charged, checked and washed before you fetch it' },
          ],
        ),
      ],
    },
    {
      id: 'access',
      title: 'Access hours',
      blocks: [
        'You can get to your cart at these hours. They are not the hours of the showroom.',
        { live: 'storage-hours' },
        {
          caption: 'Access to stored carts',
          columns: ['Day', 'Hours'],
          rows: HOURS.storage.lines.map(({ days, text }) => ({ label: days, cells: [text] })),
        },
        'Call ahead when you want to take the cart home, so that we can bring it to the front.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        {
          list: [
            'Take personal things out of the cart.',
            'Tell us about leaks, damage and anything odd about the battery.',
            'Keep your own insurance on the cart while it stands with us.',
            'Tell us when your phone number or address changes.',
          ],
        },
      ],
    },
    {
      id: 'late-payment',
      title: 'Late payment',
      blocks: [
        `A bill that is still open after ${formatFigure(late.after)} costs a late fee of ${formatFigure(late.fee)}. What follows:`,
        {
          caption: 'When a bill stays open',
          columns: ['Step', 'Open for'],
          rows: [
            { label: 'Late fee', note: formatFigure(late.fee), cells: [formatFigure(late.after)] },
            ...Object.values(delinquency).map((step) => ({ label: step.label, cells: [formatFigure(step)] })),
          ],
        },
        'Call when you see that you cannot pay in time. A plan agreed in the first month costs nobody a cart.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending storage',
      blocks: [
        `Storage by the month ends with written notice of ${formatFigure(termination.notice)}, from either side. The cart must be retrieved within ${formatFigure(termination.retrieval)}.`,
        `A cart left after service counts as abandoned after ${formatFigure(SERVICE.abandonedAfter)}. We write and call before that.`,
      ],
    },
  ],
}

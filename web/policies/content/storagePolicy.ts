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
  lead: 'What it costs to store your cart by the month or season, when you can get to it, and what happens if a bill goes unpaid.',
  description: `Golf cart storage at ${DEALER.shortName}. Indoor ${formatFigure(monthly.indoor)}, covered outdoor ${formatFigure(monthly.outdoor)}. Winter and summer packages, access hours and late fees.`,
  keywords: `golf cart storage, winter storage, indoor storage, storage prices, ${DEALER.address.city} ${DEALER.address.state}`,
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Call to check for open spaces. October and April fill up early.',
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        {
          caption: 'Monthly and seasonal storage',
          columns: ['Storage', 'Indoor', 'Outdoor'],
          rows: [
            {
              label: 'Monthly',
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
        `Indoor storage is climate-controlled and kept at ${formatFigure(temperature)}. Outdoor storage is covered.`,
        'You pay for a package in full at the start of the season. There are no refunds on seasonal packages.',
      ],
    },
    {
      id: 'add-ons',
      title: 'Care during storage',
      blocks: [
        figureTable(
          'Add-ons',
          ['Service', 'Price'],
          [
            { ...addOns.maintenance, condition: 'Battery, tires and an inspection' },
            { ...addOns.preSeason, condition: 'Charged, checked and washed before you pick it up' },
          ],
        ),
      ],
    },
    {
      id: 'access',
      title: 'Access hours',
      blocks: [
        'You can pick up or visit your stored cart during these hours.',
        { live: 'storage-hours' },
        {
          caption: 'Access to stored carts',
          columns: ['Day', 'Hours'],
          rows: HOURS.storage.lines.map(({ days, text }) => ({ label: days, cells: [text] })),
        },
        "Call ahead if you're taking your cart home, and we'll have it out front.",
      ],
    },
    {
      id: 'your-part',
      title: 'Your responsibilities',
      blocks: [
        {
          list: [
            'Take your belongings out of the cart.',
            'Tell us about leaks, damage or battery problems.',
            'Keep your cart insured while we store it.',
            'Tell us if your phone number or address changes.',
          ],
        },
      ],
    },
    {
      id: 'late-payment',
      title: 'Late payment',
      blocks: [
        `If your bill is more than ${formatFigure(late.after)} late, we add a late fee of ${formatFigure(late.fee)}. Here's what happens next.`,
        {
          caption: 'If a bill goes unpaid',
          columns: ['Step', 'After'],
          rows: [
            { label: 'Late fee', note: formatFigure(late.fee), cells: [formatFigure(late.after)] },
            ...Object.values(delinquency).map((step) => ({ label: step.label, cells: [formatFigure(step)] })),
          ],
        },
        "If you can't pay on time, call us in the first month, and we can set up a payment plan.",
      ],
    },
    {
      id: 'ending',
      title: 'Ending storage',
      blocks: [
        `Either of us can end monthly storage with ${termination.notice.amount} days' written notice. You must pick up your cart within ${formatFigure(termination.retrieval)}.`,
        `We treat a cart left after service as abandoned after ${formatFigure(SERVICE.abandonedAfter)}. We'll write and call before that.`,
      ],
    },
  ],
}

import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RESPONSES } from '#graph/dealer/figures/responses.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { critical, important, minor, complex } = RESPONSES.corrections

export const CORRECTIONS_POLICY: Policy = {
  path: '/policies/corrections-policy',
  title: 'Corrections Policy',
  lead: 'When something on this site is wrong, we correct it. The time depends on what the mistake could cost you.',
  description: `How ${DEALER.name} corrects mistakes on its site: critical ones within ${formatFigure(critical)}, important within ${important.amount}, minor within ${minor.amount}, complex within ${complex.amount}.`,
  keywords: 'corrections, website errors, wrong price, accuracy',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Seen a mistake? Tell us the page and what is wrong with it.',
  sections: [
    {
      id: 'how-fast',
      title: 'How fast we correct it',
      blocks: [
        figureTable(
          'From your report to the correction',
          ['Mistake', 'Within'],
          [
            { ...critical, condition: 'Could hurt somebody or cost money: safety, a price, a fee' },
            { ...important, condition: 'Could mislead a buyer: range, seats, availability, hours' },
            { ...minor, condition: 'Typing errors, a broken link, a wrong picture' },
            { ...complex, condition: "Needs the manufacturer's word or a look at several pages" },
          ],
        ),
      ],
    },
    {
      id: 'report',
      title: 'Report a mistake',
      blocks: [
        'Use the [contact form](/contact), e-mail or phone. Say which page it is, what stands there, and, if you know, what should.',
        'A person checks it and tells you what was done, also when we find that nothing was wrong.',
      ],
    },
    {
      id: 'how',
      title: 'How a correction looks',
      blocks: [
        'Typing errors are corrected without a note. When a policy changes, the date at its top changes with it.',
        'When a price or a figure was wrong and you relied on it, tell us: we talk it through and look for a fair answer before we point to the small print.',
      ],
    },
    {
      id: 'sources',
      title: 'Where figures come from',
      blocks: [
        'Prices come from our stock list. Range, speed and payload come from the manufacturers and are measured under their conditions; hills, cold and load change them.',
        'How we write and check pages is in the [publishing policy](/policies/publishing-policy).',
      ],
    },
  ],
}

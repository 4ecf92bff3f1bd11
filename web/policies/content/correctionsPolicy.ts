import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RESPONSES } from '#graph/dealer/figures/responses.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { critical, important, minor, complex } = RESPONSES.corrections

export const CORRECTIONS_POLICY: Policy = {
  path: '/policies/corrections-policy',
  title: 'Corrections Policy',
  lead: 'When something on this site is wrong, we fix it. How fast depends on what the mistake could cost you.',
  description: `How ${DEALER.name} corrects mistakes on its site. Critical ones within ${formatFigure(critical)}, important within ${important.amount}, minor within ${minor.amount}, complex within ${complex.amount}.`,
  keywords: 'corrections, website errors, wrong price, accuracy',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: "Spotted a mistake? Tell us the page and what's wrong.",
  sections: [
    {
      id: 'how-fast',
      title: 'How fast we correct it',
      blocks: [
        figureTable(
          'From your report to the correction',
          ['Mistake', 'Within'],
          [
            { ...critical, condition: 'Safety, a price or a fee' },
            { ...important, condition: 'Range, seats, availability or hours' },
            { ...minor, condition: 'Typos, a broken link or a wrong picture' },
            { ...complex, condition: 'Anything we need to check with the manufacturer' },
          ],
        ),
      ],
    },
    {
      id: 'report',
      title: 'Report a mistake',
      blocks: [
        'Use the [contact form](/contact), email or phone. Tell us the page, what it says and, if you know, what it should say.',
        'A person checks it and tells you what we did, even if nothing was wrong.',
      ],
    },
    {
      id: 'how',
      title: 'How we correct it',
      blocks: [
        'We fix typos without a note. When a policy changes, so does the date at the top.',
        "Did you rely on a wrong price or number? Tell us. We'll talk it through and find a fair answer before we point to the fine print.",
      ],
    },
    {
      id: 'sources',
      title: 'Where our numbers come from',
      blocks: [
        'Prices come from our stock list. Range, speed and payload come from the manufacturers, measured under their conditions. Hills, cold and heavy loads change them.',
        'Our [publishing policy](/policies/publishing-policy) covers how we write and check pages.',
      ],
    },
  ],
}

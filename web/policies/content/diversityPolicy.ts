import { DEALER } from '#graph/dealer/dealer.ts'
import type { Policy } from './policy.ts'

export const DIVERSITY_POLICY: Policy = {
  path: '/policies/diversity-policy',
  title: 'Diversity Policy',
  lead: 'Everybody who likes carts is welcome here, on either side of the counter.',
  description: `How ${DEALER.name} hires, promotes and serves people: fair job ads, the same pay for the same work, accessible places and a way to complain.`,
  keywords: 'diversity policy, equal opportunity employer, accessibility, inclusive hiring',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Tell us when we fall short of this page, or what you need for a visit.',
  sections: [
    {
      id: 'principle',
      title: 'What we stand by',
      blocks: [
        'We hire, pay, promote and serve people without regard to race, color, religion, ancestry, national origin, sex, pregnancy, sexual orientation, gender identity, age, disability, veteran status, or anything else that has nothing to do with the work.',
      ],
    },
    {
      id: 'hiring',
      title: 'Hiring',
      blocks: [
        {
          list: [
            'A job ad names the work, the hours and what the job needs. It asks for nothing that the work does not need.',
            'At least two people talk to everybody who is invited, and they ask the same questions.',
            'We train people who are handy and new to carts. A background in the trade is welcome, not a condition.',
            'Seasonal staff who want to stay hear about open jobs first.',
          ],
        },
      ],
    },
    {
      id: 'work',
      title: 'At work',
      blocks: [
        'The same work is paid the same. Shifts are shared out fairly, and holidays of all faiths count when we plan them. Where somebody needs another tool, desk or time to do the job, we look for it together.',
        'Nobody has to put up with insults or harassment from colleagues, suppliers or customers. Whoever reports it is protected; whoever does it answers for it.',
      ],
    },
    {
      id: 'customers',
      title: 'Customers',
      blocks: [
        'We explain carts without jargon, to everybody alike, and quote the same prices to all. Tell us before a visit or a test drive what would make it easier: a quiet hour, a ramp, a cart with hand controls to look at, a written quote instead of a call.',
        'This site is built to be read by screen readers, used by keyboard, enlarged and printed. If a part of it does not work for you, that is a mistake of ours and we want to hear of it.',
      ],
    },
    {
      id: 'suppliers',
      title: 'Suppliers',
      blocks: [
        'We buy from local and small businesses where they can do the job, and choose by quality, price and how they treat their own people.',
      ],
    },
    {
      id: 'progress',
      title: 'How we check',
      blocks: [
        'The owner goes through hiring, pay and complaints once a year. Headcount and retention are in the [staffing report](/policies/staffing-report); complaints are handled as the [feedback policy](/policies/feedback-policy) says.',
      ],
    },
  ],
}

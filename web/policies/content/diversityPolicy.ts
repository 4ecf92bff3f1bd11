import { DEALER } from '#graph/dealer/dealer.ts'
import type { Policy } from './policy.ts'

export const DIVERSITY_POLICY: Policy = {
  path: '/policies/diversity-policy',
  title: 'Diversity Policy',
  lead: 'Everyone is welcome here, on either side of the counter.',
  description: `How ${DEALER.name} hires, promotes and serves people. Fair job ads, equal pay for equal work, accessible showrooms and a way to complain.`,
  keywords: 'diversity policy, equal opportunity employer, accessibility, inclusive hiring',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'Tell us if we fall short, or what you need for your visit.',
  sections: [
    {
      id: 'principle',
      title: 'Our commitment',
      blocks: [
        'We hire, pay, promote and serve people without regard to race, color, religion, ancestry, national origin, sex, pregnancy, sexual orientation, gender identity, age, disability, veteran status, or anything else unrelated to the work.',
      ],
    },
    {
      id: 'hiring',
      title: 'Hiring',
      blocks: [
        {
          list: [
            'Our job ads list the work, the hours and what the job requires. They ask for nothing more.',
            'At least two of us interview every candidate, with the same questions.',
            'We train handy people who are new to carts. Experience is welcome, but not required.',
            'Seasonal staff who want to stay hear about openings first.',
          ],
        },
      ],
    },
    {
      id: 'work',
      title: 'At work',
      blocks: [
        'Equal work gets equal pay. We share shifts fairly and plan around the holidays of every faith. If you need a different tool, desk or schedule to do your job, we find it together.',
        'Nobody has to put up with insults or harassment from coworkers, suppliers or customers. We protect anyone who reports it, and we act on it.',
      ],
    },
    {
      id: 'customers',
      title: 'Customers',
      blocks: [
        'We explain carts without jargon and quote everyone the same price. Tell us before your visit what would make it easier. A quiet hour, a ramp, a cart with hand controls or a written quote instead of a call, just ask.',
        "This site works with screen readers, by keyboard, enlarged and in print. If something doesn't work for you, that's our mistake. Please tell us.",
      ],
    },
    {
      id: 'suppliers',
      title: 'Suppliers',
      blocks: [
        'We buy from local and small businesses when we can. We choose by quality, price and how they treat their people.',
      ],
    },
    {
      id: 'progress',
      title: 'How we check',
      blocks: [
        'The owner reviews hiring, pay and complaints once a year. See headcount and retention in the [staffing report](/policies/staffing-report), and how we handle complaints in the [feedback policy](/policies/feedback-policy).',
      ],
    },
  ],
}

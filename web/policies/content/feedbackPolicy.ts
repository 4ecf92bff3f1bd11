import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RESPONSES } from '#graph/dealer/figures/responses.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { urgent, general } = RESPONSES.feedback

export const FEEDBACK_POLICY: Policy = {
  path: '/policies/feedback-policy',
  title: 'Feedback Policy',
  lead: "Tell us what went well or didn't. A person reads it. Here's how soon you'll hear back.",
  description: `How to send feedback to ${DEALER.name} and how soon we answer. Urgent matters within ${formatFigure(urgent)}, everything else within ${formatFigure(general)}.`,
  keywords: 'customer feedback, complaint, response time, golf cart dealer',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'For anything urgent, please call.',
  sections: [
    {
      id: 'response-times',
      title: 'How soon we answer',
      blocks: [
        figureTable(
          'First answer from a person',
          ['Feedback', 'Within'],
          [
            { ...urgent, condition: "A cart that's unsafe, stuck or late" },
            { ...general, condition: 'Praise, complaints, ideas' },
          ],
        ),
        'Our first answer tells you who is handling it and what happens next. That same person keeps you posted.',
      ],
    },
    {
      id: 'how',
      title: 'How to send it',
      blocks: [
        {
          list: [
            `Call ${DEALER.lines.main.label}, or ${DEALER.lines.secondary.label} if that line is busy.`,
            'Use the [contact form](/contact).',
            `Email ${DEALER.email}.`,
            'Tell anyone at any of our locations.',
          ],
        },
        'It helps to know the cart or visit, the day, and what would make it right.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do with it',
      blocks: [
        "A complaint goes to the manager in charge, never to the person it's about. If we were wrong, we apologize and make it right.",
        "We don't publish your feedback or your name without asking you.",
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews elsewhere',
      blocks: [
        "Feel free to review us anywhere. We don't pay for reviews, give discounts for them or ask anyone to take down a fair one.",
      ],
    },
    {
      id: 'not-settled',
      title: "If it isn't settled",
      blocks: [
        "If our answer doesn't settle it, ask for the owner by phone or email. You always keep your rights as a consumer, and you can contact the state's consumer protection office at any time.",
      ],
    },
  ],
}

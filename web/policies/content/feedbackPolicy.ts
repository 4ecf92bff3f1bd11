import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RESPONSES } from '#graph/dealer/figures/responses.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { urgent, general } = RESPONSES.feedback

export const FEEDBACK_POLICY: Policy = {
  path: '/policies/feedback-policy',
  title: 'Feedback Policy',
  lead: 'Tell us what went well or badly. A person reads it, and here is how soon you hear back.',
  description: `How to send feedback to ${DEALER.name} and how soon we answer: urgent matters within ${formatFigure(urgent)}, everything else within ${formatFigure(general)}.`,
  keywords: 'customer feedback, complaint, response time, golf cart dealer',
  dated: { label: 'Effective', date: '2025-01-01' },
  contact: 'The phone is the fastest way for anything urgent.',
  sections: [
    {
      id: 'response-times',
      title: 'How soon we answer',
      blocks: [
        figureTable(
          'First answer from a person',
          ['Feedback', 'Within'],
          [
            { ...urgent, condition: 'A cart that is unsafe, stuck, or missing when it was promised' },
            { ...general, condition: 'Praise, complaints, ideas' },
          ],
        ),
        'The first answer says who looks after it and what happens next. If it takes longer to settle, the same person keeps you posted.',
      ],
    },
    {
      id: 'how',
      title: 'How to send it',
      blocks: [
        {
          list: [
            `Call ${DEALER.lines.main.label}, or ${DEALER.lines.secondary.label} when that line is busy.`,
            'Use the [contact form](/contact) and choose "Something else".',
            `Write to ${DEALER.email}.`,
            'Tell anybody who works at one of our locations.',
          ],
        },
        'What helps: which cart or which visit it is about, the day, and what would put it right for you.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do with it',
      blocks: [
        'Complaints go to the person in charge of the part of the business that they are about, not to the person who is complained about. Where we were wrong, we apologize and put it right.',
        'We keep feedback with the inquiry that it came by. We do not publish it, or your name, without asking you.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews elsewhere',
      blocks: [
        'You may write about us wherever you like. We do not pay for reviews, do not give discounts for them, and do not ask anybody to take down a fair one.',
      ],
    },
    {
      id: 'not-settled',
      title: 'When it is not settled',
      blocks: [
        "If our answer does not settle it, ask for the owner: say so on the phone or write it in the subject of an e-mail. Your rights as a consumer, and the state's own complaint office, stay open to you at any time.",
      ],
    },
  ],
}

import type { Action } from '#web/desk/desk.action.ts'

/** One of the staff has answered an inquiry, or nobody has after all. */
export const answer: Action = async ({ who, field, make }) => {
  const isAnswered = field('to') === 'me'
  return make({
    kind: 'inquiry',
    subject: field('id'),
    what: isAnswered ? 'Marked as answered.' : 'Marked as not answered.',
    before: { answeredBy: field('shown') || null },
    after: { answeredBy: isAnswered ? who : null },
  })
}

import type { Action } from '#web/desk/desk.action.ts'

/** Tries the mails of an inquiry again that have not gone out. */
export const sendMails: Action = ({ services: { history, inquiries }, who, form, field }) => {
  const subject = field('id')
  const act = { who, form, kind: 'inquiry', subject, what: 'The mails go out again now.', before: null, after: null }
  return history.once(act, async (record) => {
    const count = await inquiries.retry(subject, (transaction) => record(transaction, { before: null, after: null }))
    return count > 0 ? undefined : { problem: 'There is no mail left to send.' }
  })
}

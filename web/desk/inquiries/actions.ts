import { COPIES_ELSEWHERE } from '#graph/contact/inquiries/inquiry.service.ts'
import type { Action } from '#web/desk/action.ts'

/** One of the staff has answered an inquiry, or is about to, or nobody is after all. */
export const answer: Action = async ({ who, field, change }) => {
  const to = field('to')
  const words: Record<string, string> = { me: `${who} has answered it.`, mine: `${who} is on it.` }
  return change('inquiry', field('id'), {
    what: words[to] ?? 'Nobody has answered it, and nobody is on it.',
    before: { answeredBy: field('answered') || null, takenBy: field('taken') || null },
    after: { answeredBy: to === 'me' ? who : null, takenBy: to === 'mine' ? who : null },
  })
}

const SENT_AGAIN = 'The mails go out again now.'
const NO_MAIL_YET = 'The mails go out once the site has a mail server. Tell the person who runs it.'

/** Tries the mails of an inquiry again that have not gone out. */
export const sendMails: Action = async ({ services: { inquiries, staffAccess }, field, once }) =>
  once('inquiry', field('id'), staffAccess.isMailed ? SENT_AGAIN : NO_MAIL_YET, async (record) => {
    const count = await inquiries.retry(field('id'), (transaction) =>
      record(transaction, { before: null, after: null }),
    )
    return count > 0 ? undefined : { problem: 'There is no mail left to send.' }
  })

/** Erases all inquiries of a person's mailbox. */
export const erase: Action = async ({ services: { inquiries }, field, once }) =>
  once('inquiry', field('id'), '', async (record) => {
    const inquiry = await inquiries.find(field('id'))
    if (!inquiry?.email) return { problem: 'There is nothing left to erase.' }
    const ids = (await inquiries.list({ email: inquiry.email })).map(({ id }) => id)
    if (String(ids.length) !== field('count'))
      return {
        problem: `They have written again: there are ${ids.length} inquiries now. Open "Erase this person" again.`,
      }
    const what = `${ids.length === 1 ? '1 inquiry is' : `${ids.length} inquiries are`} erased.\n${COPIES_ELSEWHERE}`
    await inquiries.erase(ids, (transaction) => record(transaction, { what, before: null, after: null }))
    return undefined
  })

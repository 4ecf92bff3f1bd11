import { COPIES_ELSEWHERE } from '#graph/contact/inquiries/inquiry.service.ts'
import type { Action } from '#web/desk/desk.action.ts'

/** Erases all inquiries of a person's mailbox. */
export const erase: Action = ({ services: { history, inquiries }, who, form, field }) => {
  const subject = field('id')
  const act = { who, form, kind: 'inquiry', subject, what: '', before: null, after: null }
  return history.once(act, async (record) => {
    const inquiry = await inquiries.find(subject)
    if (!inquiry?.email) return { problem: 'There is nothing left to erase.' }
    const ids = (await inquiries.list({ email: inquiry.email })).map(({ id }) => id)
    if (String(ids.length) !== field('count'))
      return {
        problem: `They have written again: there are ${ids.length} inquiries now. Open "Erase this person" again.`,
      }
    const what = `${ids.length === 1 ? '1 inquiry is' : `${ids.length} inquiries are`} erased. ${COPIES_ELSEWHERE}`
    await inquiries.erase(ids, (transaction) => record(transaction, { what, before: null, after: null }))
    return undefined
  })
}

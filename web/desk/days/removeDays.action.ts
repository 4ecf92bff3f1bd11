import type { Action } from '#web/desk/desk.action.ts'

/** Takes an entry of the calendar back. */
export const removeDays: Action = async ({ field, make }) => {
  const subject = field('id')
  if (!/^\d{1,9}$/.test(subject)) return { problem: 'There is no such entry.' }
  return make({ kind: 'day', subject, what: '', before: {}, after: null })
}

import { dropDrafts } from './draft.ts'

/** Marks the page that follows a sent inquiry: its words are no draft any more, whichever way they were sent. */
export const SENT_MARK = { 'data-sent': '' }

export const dropSentDrafts = () => {
  if (document.querySelector('[data-sent]')) dropDrafts()
}

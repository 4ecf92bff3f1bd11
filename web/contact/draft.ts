import { type InquiryQuestion, QUESTION_NAMES } from '#graph/dealer/questions.ts'
import { attempt } from '#web/environment/attempt.ts'
import { CONTACT_FIELDS, type TypedValues } from './values.ts'

/** The fields that a visitor has changed, and answers to the questions, that are not sent. */
export type Draft = Partial<TypedValues & Record<InquiryQuestion, string>>

const DRAFT_PREFIX = 'contact-draft:'

/** Each context has a draft of its own, under the path of its form: the message names what was chosen. */
export const draftKey = (path: string) => DRAFT_PREFIX + path

/** The draft that this tab has for a form; empty when there is none. */
export const readDraft = (path = '/contact'): Draft => {
  const stored = Object(attempt(() => JSON.parse(sessionStorage.getItem(draftKey(path)) ?? 'null')))
  const typed = [...CONTACT_FIELDS, ...QUESTION_NAMES].filter((field) => typeof stored[field] === 'string')
  return Object.fromEntries(typed.map((field) => [field, stored[field]]))
}

/** Saves the draft until the tab is closed, where the browser allows storage. An empty draft is removed. */
export const saveDraft = (draft: Draft, path = '/contact') =>
  attempt(() => {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(draftKey(path), JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey(path))
  })

export const dropDrafts = () =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
  })

/** Marks the page that follows a sent inquiry: its words are no draft any more, whichever way they were sent. */
export const SENT_MARK = { 'data-sent': '' }

export const dropSentDrafts = () => {
  if (document.querySelector('[data-sent]')) dropDrafts()
}

/** Saves what is typed into a form whose own script has not arrived: the visitor may leave the page before it does. */
export const keepTypedWords = () =>
  document.addEventListener(
    'input',
    ({ target }) => {
      const { form, name, value } = target as HTMLInputElement
      const key = form?.dataset.draft
      if (!key) return
      attempt(() => {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.setItem(key, JSON.stringify({ ...draft, [name]: value }))
      })
    },
    // Capturing, so that the form's own script runs later and can remove what was not changed.
    { capture: true },
  )

/** Dropped with the drafts, once an inquiry is sent. */
const SENT_KEY = `${DRAFT_PREFIX}sent`

// crypto.randomUUID exists on secure pages only, and the site may run over plain http.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** After this the same words get a new key. */
export const dropRetryKey = () => attempt(() => sessionStorage.removeItem(SENT_KEY))

/** A key for each inquiry: the same words keep it, on the tab's next page too; other words get a new one. */
export const retryKey = (values: object): string => {
  const words = JSON.stringify(values)
  const last = attempt(() => JSON.parse(sessionStorage.getItem(SENT_KEY) ?? 'null'))
  if (last?.words === words) return last.key
  const key = randomKey()
  attempt(() => sessionStorage.setItem(SENT_KEY, JSON.stringify({ words, key })))
  return key
}

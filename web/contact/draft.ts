import { type InquiryQuestion, QUESTION_NAMES } from '#graph/dealer/questions.ts'
import { attempt } from '#web/environment/attempt.ts'
import { FIELDS, type TypedValues } from './values.ts'

/** The fields that a visitor has changed, and answers to the questions, that are not sent. */
export type Draft = Partial<TypedValues & Record<InquiryQuestion, string>>

/** Begins the keys of all drafts. */
export const DRAFT_PREFIX = 'contact-draft:'

/** Each context has a draft of its own, under the path of its form: the message names what was chosen. */
export const draftKey = (path: string) => DRAFT_PREFIX + path

/** The draft that this tab has for a form; empty when there is none. */
export const readDraft = (path = '/contact'): Draft => {
  const stored = Object(attempt(() => JSON.parse(sessionStorage.getItem(draftKey(path)) ?? 'null')))
  const typed = [...FIELDS, ...QUESTION_NAMES].filter((field) => typeof stored[field] === 'string')
  return Object.fromEntries(typed.map((field) => [field, stored[field]]))
}

/** Saves the draft until the tab is closed, where the browser allows storage. An empty draft is removed. */
export const saveDraft = (draft: Draft, path = '/contact') =>
  attempt(() => {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(draftKey(path), JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey(path))
  })

/** Removes the drafts of all forms. */
export const dropDrafts = () =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
  })

import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { contactPath, type InquiryContext } from './contactPath.ts'
import { FIELDS } from './values.ts'

// Each context has a draft of its own: the message names what was chosen.
const keyOf = (context: InquiryContext = {}) => `contact-draft:${contactPath(context)}`

/** The unsent text of this tab; undefined when there is none that fits the form. */
export const readDraft = (context?: InquiryContext): ContactValues | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(context)) ?? 'null')
    const fits = FIELDS.every((field) => typeof Object(draft)[field] === 'string')
    return fits ? (draft as ContactValues) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the typed text until the tab is closed, where the browser allows storage. */
export const keepDraft = (values: ContactValues, context?: InquiryContext) => {
  try {
    sessionStorage.setItem(keyOf(context), JSON.stringify(values))
  } catch {}
}

export const dropDraft = (context?: InquiryContext) => {
  try {
    sessionStorage.removeItem(keyOf(context))
  } catch {}
}

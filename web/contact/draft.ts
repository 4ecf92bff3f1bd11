import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { FIELDS } from './values.ts'

// Each cart has a draft of its own, for its name stands in the message.
const keyOf = (vehicleId = '') => `contact-draft:${vehicleId}`

/** What was typed in this tab and never sent; undefined when there is nothing, or nothing that fits the form. */
export const readDraft = (vehicleId?: string): ContactValues | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(vehicleId)) ?? 'null')
    const fits = FIELDS.every((field) => typeof Object(draft)[field] === 'string')
    return fits ? (draft as ContactValues) : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed until the tab is closed; a browser that stores nothing just forgets. */
export const keepDraft = (values: ContactValues, vehicleId?: string) => {
  try {
    sessionStorage.setItem(keyOf(vehicleId), JSON.stringify(values))
  } catch {}
}

export const dropDraft = (vehicleId?: string) => {
  try {
    sessionStorage.removeItem(keyOf(vehicleId))
  } catch {}
}

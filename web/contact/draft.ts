import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { FIELDS } from './values.ts'

// Each cart has a draft of its own: the message names the cart.
const keyOf = (vehicleId = '') => `contact-draft:${vehicleId}`

/** The unsent text of this tab; undefined when there is none that fits the form. */
export const readDraft = (vehicleId?: string): ContactValues | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(vehicleId)) ?? 'null')
    const fits = FIELDS.every((field) => typeof Object(draft)[field] === 'string')
    return fits ? (draft as ContactValues) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the typed text until the tab is closed, where the browser allows storage. */
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

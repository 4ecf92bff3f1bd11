import { attempt } from '#web/environment/attempt.ts'
import { DRAFT_PREFIX } from './draft.ts'

/** Dropped with the drafts, once an inquiry is sent. */
const STORED = `${DRAFT_PREFIX}sent`

// crypto.randomUUID exists on secure pages only, and the site may run over plain http.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** After this the same words get a new key. */
export const dropRetryKey = () => attempt(() => sessionStorage.removeItem(STORED))

/** A key for each inquiry: the same words keep it, on the tab's next page too; other words get a new one. */
export const retryKey = (values: object): string => {
  const words = JSON.stringify(values)
  const last = attempt(() => JSON.parse(sessionStorage.getItem(STORED) ?? 'null'))
  if (last?.words === words) return last.key
  const key = randomKey()
  attempt(() => sessionStorage.setItem(STORED, JSON.stringify({ words, key })))
  return key
}

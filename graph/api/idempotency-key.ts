import { type UserError, UserErrorCode } from './user-error.ts'

export const MOST_KEY_CHARACTERS = 200

export const KEY_MESSAGE = `Idempotency key must have 1 to ${MOST_KEY_CHARACTERS} characters`

/** Spaces around a key do not count, as in a header. */
export function keyErrors({ idempotencyKey }: { idempotencyKey?: string | null }): UserError[] {
  const key = idempotencyKey?.trim()
  if (key == null || (key !== '' && [...key].length <= MOST_KEY_CHARACTERS)) return []
  const code = key === '' ? UserErrorCode.TOO_SHORT : UserErrorCode.TOO_LONG
  return [{ field: ['idempotencyKey'], message: KEY_MESSAGE, code }]
}

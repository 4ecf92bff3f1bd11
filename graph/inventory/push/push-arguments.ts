import { ArgumentError } from '#graph/api/argument-error.ts'
import { checkArguments } from '#graph/api/check-arguments.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { MOST_KEY_CHARACTERS } from './push.service.ts'

/** The argument `idempotencyKey` of a mutation that changes the stock. */
export const KEY_ARGUMENT = {
  nullable: true,
  description: `A text of up to ${MOST_KEY_CHARACTERS} characters that you make up: a retry with it within a day is answered as before, and changes nothing.`,
} as const

/** Refuses too long a list, and text that no database takes. */
export function checkEntries(lists: Record<string, unknown[]>, idempotencyKey: string | null | undefined): void {
  for (const [name, { length }] of Object.entries(lists)) {
    if (length <= LIMITS.listEntries) continue
    throw new ArgumentError(name, `${name} may have ${LIMITS.listEntries} entries, not ${length}.`)
  }
  if (idempotencyKey != null && (idempotencyKey === '' || idempotencyKey.length > MOST_KEY_CHARACTERS)) {
    throw new ArgumentError('idempotencyKey', `idempotencyKey must have 1 to ${MOST_KEY_CHARACTERS} characters.`)
  }
  checkArguments({ ...lists, idempotencyKey })
}

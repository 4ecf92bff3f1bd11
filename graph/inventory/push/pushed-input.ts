import { createHash } from 'node:crypto'
import { ArgumentError } from '#graph/api/argument-error.ts'
import { checkArguments } from '#graph/api/check-arguments.ts'
import { LIMITS } from '#graph/api/limits.ts'
import type { RetryableInput } from '#graph/api/retryable.input.ts'
import { type UserError, UserErrorCode } from '#graph/api/user-error.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { partnerWith } from '#graph/http/limits/caller.ts'
import type { Push } from './push.service.ts'

/** The push of a mutation. Refuses too long a list, and text that no database takes. */
export function pushOf<List extends string>(
  input: RetryableInput & Record<List, unknown[]>,
  list: List,
  { request }: OperationContext,
): Push {
  const { name: partner, isTest } = partnerWith('inventory:write', request?.caller)
  const { [list]: entries, dryRun, idempotencyKey } = input
  if (entries.length > LIMITS.listEntries) {
    const place = `input.${list}`
    throw new ArgumentError(place, `${place} may have ${LIMITS.listEntries} entries, not ${entries.length}.`)
  }
  checkArguments({ input })
  return {
    partner,
    isDryRun: dryRun || isTest,
    idempotencyKey: idempotencyKey?.trim(),
    hash: createHash('sha256')
      .update(JSON.stringify({ [list]: entries }))
      .digest(),
    onReplay: () => request?.caller?.markReplayed(),
    log: request?.log,
  }
}

export const KEY_REUSED: UserError = {
  field: ['idempotencyKey'],
  message: 'The idempotency key was used before, for other content: use a new one.',
  code: UserErrorCode.IDEMPOTENCY_KEY_REUSED,
}

import { createHash } from 'node:crypto'
import type { ContactSubmission } from './contact-submission.rules.ts'

/**
 * A hash of the submitted content, before names and prices are looked up. A retry has the same hash even if a cart was
 * renamed or sold in between.
 */
export function hashOfSubmission({ idempotencyKey, dryRun, partner, ...content }: ContactSubmission): Buffer {
  const text = JSON.stringify(canonical({ ...content, email: content.email.toLowerCase() }))
  return createHash('sha256').update(text).digest()
}

/** The value with the keys of every object sorted, without empty values; undefined if nothing is left. */
function canonical(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const kept = Object.entries(value)
    .map(([name, part]) => [name, canonical(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

import { createHash } from 'node:crypto'
import type { ContactSubmission } from './contact-submission.rules.ts'

/**
 * A hash of the submitted content, before names and prices are looked up. A retry has the same hash even if a cart was
 * renamed or sold in between.
 */
export function hashOfSubmission({ idempotencyKey, dryRun, ...content }: ContactSubmission): Buffer {
  const text = canonicalJson({ ...content, email: content.email.toLowerCase() })
  return createHash('sha256').update(text).digest()
}

/** JSON with the keys of every object sorted, without empty values. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part) => {
    if (part === null || part === '') return undefined
    if (typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

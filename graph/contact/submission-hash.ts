import { createHash } from 'node:crypto'
import type { ContactSubmission } from './contact-submission.rules.ts'

/**
 * The same for two inquiries of one person with the same words and choices, as they were sent: a retry stays a retry after
 * a cart was renamed or sold.
 */
export function hashOfSubmission({ idempotencyKey, dryRun, ...content }: ContactSubmission): Buffer {
  const text = canonicalJson({ ...content, email: content.email.toLowerCase() })
  return createHash('sha256').update(text).digest()
}

/** JSON with the properties of every object in one order, without those that are empty. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part) => {
    if (part === null || part === '') return undefined
    if (typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { loggedError } from '#graph/http/request-log.ts'

/** The words for callers about a fault that is ours. */
export const UNEXPECTED = 'Something went wrong on our side. Please try again.'
export const UNAVAILABLE = "We can't answer this right now. Please try again in a few minutes."

/** When to come again while the database is away, in seconds. */
export const RETRY_AFTER = { 'retry-after': '10' }

/** Writes what only the staff may read. The watch on the database reports an outage once, so its errors are debug lines. */
export function logUnexpected(error: unknown, log: FastifyBaseLogger): void {
  log[isDatabaseDown(error) ? 'debug' : 'error']({ err: loggedError(error) }, 'a request failed unexpectedly')
}

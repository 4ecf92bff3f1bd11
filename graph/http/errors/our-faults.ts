import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { loggedError } from '#graph/http/request-log.ts'

/** What callers are told about an error on our side. */
export const UNEXPECTED = 'Something went wrong on our side. Please try again.'
export const UNAVAILABLE = "We can't answer this right now. Please try again in a few minutes."

/** Seconds to wait during an outage of the database. */
export const RETRY_AFTER = { 'retry-after': '10' }

/** Logs the details, which callers never see. An outage of the database is reported once elsewhere, so its errors are debug lines. */
export function logUnexpected(error: unknown, log: FastifyBaseLogger): void {
  log[isDatabaseDown(error) ? 'debug' : 'error']({ err: loggedError(error) }, 'a request failed unexpectedly')
}

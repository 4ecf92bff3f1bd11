import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { loggedError } from '#graph/http/request-log.ts'

/** What callers read about an error of ours. */
export const UNEXPECTED = 'Something went wrong on our side. Please try again.'
export const UNAVAILABLE = "We can't answer this right now. Please try again in a few minutes."

/** Seconds to wait during an outage of the database. */
export const RETRY_AFTER = { 'retry-after': '10' }

/** Logs the details, which callers never see. A database outage is logged once elsewhere, so its errors are only debug lines. */
export function logUnexpected(error: unknown, log: FastifyBaseLogger): void {
  log[isDatabaseDown(error) ? 'debug' : 'error']({ err: loggedError(error) }, 'a request failed unexpectedly')
}

/** Postgres' errors for U+0000 in text (22021) and in JSON (22P05). All else in a text is validated before a statement. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

/** The message for the caller, if the error is the caller's; undefined for an error of ours. */
export function callersMistake(error: unknown): string | undefined {
  if (error instanceof GraphQLError) return isExpected(error) ? error.message : undefined
  const { code } = (error ?? {}) as { code?: unknown }
  return UNSTORABLE_TEXT.has(String(code)) ? 'Text must not contain the character U+0000.' : undefined
}

/** Whether the error was thrown for the caller, with a code of its own. */
export function isExpected({ extensions }: GraphQLError): boolean {
  return typeof extensions.code === 'string' && extensions.code !== ErrorCode.INTERNAL_SERVER_ERROR
}

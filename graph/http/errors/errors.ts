import { STATUS_CODES } from 'node:http'
import type { FastifyBaseLogger, FastifyError, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { loggedError } from '#graph/http/request-log.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import { messageWithoutValues } from './graphql-js-errors.ts'
import { Refusal } from './refusal.ts'

const UNEXPECTED = 'Something went wrong on our side. Please try again.'
const UNAVAILABLE =
  'This cannot be answered at the moment: the fault is on our side. Please try again in a few minutes.'

/** What callers read of a fault that is ours. */
const OURS: Record<string, string> = {
  [ErrorCode.INTERNAL_SERVER_ERROR]: UNEXPECTED,
  [ErrorCode.SERVICE_UNAVAILABLE]: UNAVAILABLE,
}

/** When to come again while the database is away, in seconds. */
export const RETRY_AFTER = { 'retry-after': '10' }

/** Postgres has no U+0000 in text (22021) nor in JSON (22P05): the one text of a caller that only it refuses. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

const SENTENCES: Record<number, string> = {
  400: 'The request body is not valid JSON.',
  404: 'Not found',
  405: 'Method not allowed',
  413: `The request body is larger than ${LIMITS.bodyBytes / 1024} KB.`,
  414: 'A part of the address is too long.',
  415: 'Send the body as application/json.',
}

/** What Fastify refuses with a status that has another sentence above. */
const SENTENCES_BY_CODE: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address cannot be read: a percent sign in it must begin an escape such as %20.',
}

const CODES: Record<number, ErrorCode> = {
  404: ErrorCode.NOT_FOUND,
  405: ErrorCode.METHOD_NOT_ALLOWED,
  413: ErrorCode.PAYLOAD_TOO_LARGE,
  415: ErrorCode.UNSUPPORTED_MEDIA_TYPE,
}

/** A sentence for the caller when a thrown thing is the caller's mistake; undefined when it is ours. */
export function callersMistake(error: unknown): string | undefined {
  if (error instanceof GraphQLError) return isExpected(error) ? error.message : undefined
  const { code } = (error ?? {}) as { code?: unknown }
  return UNSTORABLE_TEXT.has(String(code)) ? 'Text must not contain the character U+0000.' : undefined
}

/** What ties an error to its operation. */
interface OperationInfo {
  /** The argument that the error is about, as far as the document tells. */
  argument: string | undefined
  requestId: string
  log: FastifyBaseLogger
}

/**
 * The error as a client may see it. A caller's mistake keeps its words and names the argument; anything unexpected goes
 * to the log and leaves as a neutral sentence. Both have a code of `ErrorCode` and the request's id.
 */
export function publicError(
  error: GraphQLError,
  { argument: place, requestId, log }: OperationInfo,
): GraphQLFormattedError {
  const code = codeOf(error)
  const isUnexpected = Object.hasOwn(OURS, String(code))
  if (isUnexpected) logUnexpected(error.originalError ?? error, log)
  const { http, stacktrace, ...details } = error.extensions
  const argument = isUnexpected ? undefined : (details.argument ?? place)
  return {
    message: OURS[String(code)] ?? callersMistake(error.originalError) ?? messageWithoutValues(error),
    locations: error.locations,
    path: error.path,
    extensions: { ...details, code, ...(argument !== undefined && { argument }), requestId },
  }
}

function codeOf(error: GraphQLError): unknown {
  if (isExpected(error)) return error.extensions.code
  if (callersMistake(error.originalError)) return ErrorCode.BAD_USER_INPUT
  // Apollo gives some of its refusals a status and no code, and the library none to an argument that is null at run time.
  if ((error.extensions.http as { status?: number } | undefined)?.status === 400) return ErrorCode.BAD_REQUEST
  if (isLibraryError(error) && error.message.startsWith('Argument "')) return ErrorCode.BAD_USER_INPUT
  return isDatabaseDown(error) ? ErrorCode.SERVICE_UNAVAILABLE : ErrorCode.INTERNAL_SERVER_ERROR
}

interface RequestFailure {
  status: number
  message: string
  code: ErrorCode
  headers?: Record<string, string>
  /** What a refusal tells beside its code. */
  details?: Record<string, number>
  /** Only when the failure was logged. */
  requestId?: string
}

/** Status and words for a request that failed before or beside a GraphQL operation. */
export function requestFailure(error: FastifyError | Refusal, { id, log }: FastifyRequest): RequestFailure {
  if (error instanceof Refusal) return { message: error.message, ...error.options }
  const mistake = callersMistake(error)
  if (mistake) return { status: 400, message: mistake, code: ErrorCode.BAD_USER_INPUT }
  const status = error.statusCode ?? 500
  if (status < 500) {
    const sentence = SENTENCES_BY_CODE[error.code] ?? SENTENCES[status] ?? STATUS_CODES[status] ?? 'Bad request'
    return { status, message: sentence, code: CODES[status] ?? ErrorCode.BAD_REQUEST }
  }
  logUnexpected(error, log)
  if (isDatabaseDown(error)) {
    return {
      status: 503,
      message: UNAVAILABLE,
      code: ErrorCode.SERVICE_UNAVAILABLE,
      headers: RETRY_AFTER,
      requestId: id,
    }
  }
  return { status: 500, message: UNEXPECTED, code: ErrorCode.INTERNAL_SERVER_ERROR, requestId: id }
}

/** Writes what only the staff may read. That the database is away is said once, by whoever watches it. */
export function logUnexpected(error: unknown, log: FastifyBaseLogger): void {
  log[isDatabaseDown(error) ? 'debug' : 'error']({ err: loggedError(error) }, 'a request failed unexpectedly')
}

function isExpected({ extensions }: GraphQLError): boolean {
  return typeof extensions.code === 'string' && extensions.code !== ErrorCode.INTERNAL_SERVER_ERROR
}

/** Thrown by the GraphQL library itself, not by a resolver. */
function isLibraryError({ originalError }: GraphQLError): boolean {
  return originalError === undefined || originalError instanceof GraphQLError
}

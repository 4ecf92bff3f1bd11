import type { FastifyBaseLogger, FastifyError, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'

const UNEXPECTED = 'Something went wrong on our side. Please try again.'

/** Postgres has no U+0000 in text (22021) nor in JSON (22P05): the one text of a caller that only it refuses. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

const SENTENCES: Record<number, string> = {
  400: 'The request body is not valid JSON.',
  413: 'The request body is too large.',
  415: 'Send the body as application/json.',
}

/** A sentence for the caller when a thrown thing is the caller's mistake; undefined when it is ours. */
export function callersMistake(error: unknown): string | undefined {
  if (error instanceof GraphQLError) return isExpected(error) ? error.message : undefined
  const { code } = (error ?? {}) as { code?: unknown }
  return UNSTORABLE_TEXT.has(String(code)) ? 'Text must not contain the character U+0000.' : undefined
}

/**
 * The error as a client may see it. A caller's mistake keeps its words; anything unexpected goes to the log and
 * leaves as a neutral sentence with the request's id.
 */
export function publicError(error: GraphQLError, requestId: string, log: FastifyBaseLogger): GraphQLError {
  if (isExpected(error)) return error
  const { nodes, source, positions, path, originalError } = error
  const mistake = callersMistake(originalError)
  if (mistake) {
    return new GraphQLError(mistake, { nodes, source, positions, path, extensions: { code: 'BAD_USER_INPUT' } })
  }
  logUnexpected(originalError ?? error, requestId, log)
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId }
  return new GraphQLError(UNEXPECTED, { nodes, source, positions, path, extensions })
}

/** Status and words for a request that failed before or beside a GraphQL operation; the id only when it was logged. */
export function requestFailure(error: FastifyError, { id, log }: FastifyRequest) {
  const mistake = callersMistake(error)
  if (mistake) return { status: 400, message: mistake }
  const status = error.statusCode ?? 500
  if (status < 500) return { status, message: SENTENCES[status] ?? error.message }
  logUnexpected(error, id, log)
  return { status: 500, message: UNEXPECTED, requestId: id }
}

/** Without the error's other properties: a database error carries the values of its statement, which can be personal. */
export function logUnexpected(error: unknown, requestId: string, log: FastifyBaseLogger): void {
  const { message, stack, code } = Object(error) as { message?: unknown; stack?: unknown; code?: unknown }
  log.error({ requestId, err: { message: message ?? String(error), code, stack } }, 'a request failed unexpectedly')
}

function isExpected({ extensions }: GraphQLError): boolean {
  return typeof extensions.code === 'string' && extensions.code !== 'INTERNAL_SERVER_ERROR'
}

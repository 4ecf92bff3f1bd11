import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { callersMistake, isExpected, logUnexpected, UNAVAILABLE, UNEXPECTED } from './faults.ts'
import { isAboutInput, messageWithoutValues } from './graphql-js-errors.ts'

const OURS: Record<string, string> = {
  [ErrorCode.INTERNAL_SERVER_ERROR]: UNEXPECTED,
  [ErrorCode.SERVICE_UNAVAILABLE]: UNAVAILABLE,
}

interface OperationInfo {
  /** The argument that the error is about, if the document shows it. */
  argument: string | undefined
  schema: GraphQLSchema | undefined
  requestId: string
  log: FastifyBaseLogger
}

/**
 * The error for the client. A caller's mistake keeps its message and names the argument; an unexpected error is logged and
 * replaced by a neutral sentence. Both have an `ErrorCode` and the request's id.
 */
export function publicError(
  error: GraphQLError,
  { argument: place, schema, requestId, log }: OperationInfo,
): GraphQLFormattedError {
  const code = codeOf(error)
  const isUnexpected = Object.hasOwn(OURS, String(code))
  if (isUnexpected) logUnexpected(error.originalError ?? error, log)
  const { http, stacktrace, ...details } = error.extensions
  const argument = isUnexpected ? undefined : (details.argument ?? place)
  return {
    message: OURS[String(code)] ?? callersMistake(error.originalError) ?? messageWithoutValues(error, argument, schema),
    locations: error.locations,
    path: error.path,
    extensions: { ...details, code, ...(argument !== undefined && { argument }), requestId },
  }
}

function codeOf(error: GraphQLError): unknown {
  const { code } = error.extensions
  // The same mistake has the same code, whether it comes in the document or in a variable.
  if (code === ErrorCode.GRAPHQL_VALIDATION_FAILED && isAboutInput(error)) return ErrorCode.BAD_USER_INPUT
  if (isExpected(error)) return code
  if (callersMistake(error.originalError)) return ErrorCode.BAD_USER_INPUT
  // Apollo's errors may have a status and no code; graphql-js sets no code for an argument that is null at run time.
  if ((error.extensions.http as { status?: number } | undefined)?.status === 400) return ErrorCode.BAD_REQUEST
  if (isOfGraphqlJs(error) && error.message.startsWith('Argument "')) return ErrorCode.BAD_USER_INPUT
  return isDatabaseDown(error) ? ErrorCode.SERVICE_UNAVAILABLE : ErrorCode.INTERNAL_SERVER_ERROR
}

/** Thrown by graphql-js itself, not by a resolver. */
function isOfGraphqlJs({ originalError }: GraphQLError): boolean {
  return originalError === undefined || originalError instanceof GraphQLError
}

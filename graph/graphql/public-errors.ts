import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { callersMistake, isExpected, logUnexpected, UNAVAILABLE, UNEXPECTED } from '#graph/http/errors/faults.ts'
import { argumentsOf, isAboutInput, messageWithoutValues } from '#graph/http/errors/graphql-js-errors.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'

interface FailedOperation {
  schema?: GraphQLSchema
  document?: DocumentNode
}

/** The public form of errors. One operation can fail in thousands of fields, so only the first ones are sent. */
export function publicErrorsOf(
  errors: readonly GraphQLError[],
  { id: requestId, log }: Pick<FastifyRequest, 'id' | 'log'>,
  { schema, document }: FailedOperation,
): GraphQLFormattedError[] {
  const kept = errors.slice(0, LIMITS.errors)
  const places = argumentsOf(kept, document)
  return kept.map((error, index) =>
    publicError(explainLimit(error), { argument: places[index], schema, requestId, log }),
  )
}

/** A result with public errors, for operations that Apollo Server does not execute. */
export function failedResult(
  errors: readonly GraphQLError[],
  request: FastifyRequest,
  operation: FailedOperation = {},
): ExecutionResult {
  return { errors: publicErrorsOf(errors, request, operation) as unknown as GraphQLError[] }
}

/** Rewords graphql-js's own limit errors like our other limits; returns any other error unchanged. */
function explainLimit(error: GraphQLError): GraphQLError {
  if (/^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(error.message)) {
    const maximum = LIMITS.tokens
    const message = `The document has more than ${maximum} tokens.`
    return new HttpError(ErrorCode.TOO_MANY_TOKENS, message, { details: { maximum } })
  }
  if (error.message === 'Maximum introspection depth exceeded') {
    const maximum = LIMITS.introspectionLists
    const message = `The introspection has more than ${maximum} lists of parts of types inside each other.`
    return new HttpError(ErrorCode.QUERY_TOO_DEEP, message, { details: { maximum } })
  }
  return error
}

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
function publicError(
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
const isOfGraphqlJs = ({ originalError }: GraphQLError): boolean =>
  originalError === undefined || originalError instanceof GraphQLError

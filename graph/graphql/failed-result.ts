import type { FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { argumentsOf } from '#graph/http/errors/graphql-js-errors.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { publicError } from '#graph/http/errors/public-error.ts'

/** What is known of the operation that failed. */
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

import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { RequestParams } from 'graphql-sse'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { withCode } from '#graph/graphql/failed-result.ts'
import type { Operation } from '#graph/graphql/limits/operation-price.ts'

/** The subscription of a request, or the errors that /graphql would return. */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables = {} }: RequestParams,
): Operation | readonly GraphQLError[] {
  let document: DocumentNode
  try {
    document = parse(query, { maxTokens: LIMITS.tokens })
  } catch (error) {
    return [withCode(error as GraphQLError, ErrorCode.GRAPHQL_PARSE_FAILED)]
  }
  // One less, because graphql-js adds an error about having stopped.
  const errors = validate(schema, document, specifiedRules, { maxErrors: LIMITS.errors - 1 })
  if (errors.length > 0) return errors.map((error) => withCode(error, ErrorCode.GRAPHQL_VALIDATION_FAILED))
  const operation = getOperationAST(document, operationName)
  if (!operation) return [wrong('No operation has that name.', ErrorCode.OPERATION_RESOLUTION_FAILURE)]
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return { schema, document, operation, variables }
  return [wrong('Only subscriptions are answered here: send others to /graphql.', ErrorCode.GRAPHQL_VALIDATION_FAILED)]
}

function wrong(message: string, code: ErrorCode): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

import type { FastifyRequest } from 'fastify'
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  isValueNode,
  Kind,
  parseType,
  typeFromAST,
  visit,
} from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { expected, VariableError } from '#graph/api/read-variables.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { callersMistake, isExpected, logUnexpected, UNAVAILABLE, UNEXPECTED } from '#graph/http/errors/failures.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'

interface FailedOperation {
  schema?: GraphQLSchema
  document?: DocumentNode
}

/** The public form of errors. One operation can fail in thousands of fields, so only the first ones are sent. */
export function publicErrorsOf(
  errors: readonly GraphQLError[],
  request: Pick<FastifyRequest, 'id' | 'log'>,
  { schema, document }: FailedOperation,
): GraphQLFormattedError[] {
  const shown = errors.slice(0, LIMITS.errors)
  // The document is visited once for all of them.
  const steps = document ? stepsTo(shown.map(targetOf), document) : new Map()
  return shown.map((error) => {
    const place = argumentOf(error, steps.get(targetOf(error)) ?? [])
    return publicError(explainLimit(error), place, request, schema)
  })
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

/**
 * The error for the client. A caller's mistake keeps its message and names the argument; an unexpected error is logged and
 * replaced by a neutral sentence. Both have an `ErrorCode` and the request's id.
 */
function publicError(
  error: GraphQLError,
  place: string | undefined,
  { id: requestId, log }: Pick<FastifyRequest, 'id' | 'log'>,
  schema: GraphQLSchema | undefined,
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

const isValue = (node: ASTNode | undefined) => node !== undefined && isValueNode(node) && node.kind !== Kind.VARIABLE

/** graphql-js's messages about a missing argument or input field; group 1 is its name. */
const MISSING = [
  /^Field "(?:\w+\.)?(\w+)" of required type/,
  /^Field "\w+" argument "(\w+)" of type "[^"]*" is required/,
]

/** graphql-js's messages about a value; group 1 is the type that it should have. */
const EXPECTED =
  /^(?:Expected value of type "|Enum "|Value "\w+" does not exist in "|)([\w[\]!]+)(?:"| cannot represent)/

/** A syntax error that quotes the caller's text. */
const FOUND_TEXT = /^(Syntax Error: .*?(?:Name|Int|Float|String|BlockString)) ".*/s

const LONGEST_MESSAGE = 1000

/**
 * The message of a request error without the caller's values: partners log errors, which must not contain the words or the
 * address of an inquiry.
 */
function messageWithoutValues(error: GraphQLError, argument?: unknown, schema?: GraphQLSchema): string {
  const message = error.message.slice(0, LONGEST_MESSAGE)
  if (!isValue(error.nodes?.[0]) || missingIn(message)) return message.replace(FOUND_TEXT, '$1.')
  const name = EXPECTED.exec(message)?.[1]
  const type = name && schema && typeFromAST(schema, parseType(name))
  const what = argument ? `The value of "${argument}"` : 'A value in the document'
  return `${what} has the wrong type${type ? `: ${expected(type as GraphQLInputType)}` : ''}.`
}

/** Whether validation has found what would be wrong in a variable as well: a value, or the lack of one. */
function isAboutInput({ nodes: [node] = [], message }: GraphQLError): boolean {
  if (isValue(node) || node?.kind === Kind.OBJECT_FIELD) return true
  return missingIn(message.slice(0, LONGEST_MESSAGE)) !== undefined
}

/** The argument that an error is about, as a path such as "filter.minPrice"; undefined for other errors. */
function argumentOf(error: GraphQLError, steps: string[]): string | undefined {
  const path = steps.join('.') + (error instanceof VariableError ? error.place : '')
  const missing = missingIn(error.message.slice(0, LONGEST_MESSAGE))
  // A missing argument has no node, so its name is appended to the path of its parent.
  return [path, missing].filter(Boolean).join('.') || undefined
}

const missingIn = (message: string): string | undefined =>
  MISSING.map((words) => words.exec(message)?.[1]).find(Boolean)

/** A node of the document, or the name of a variable, which stands for its first use. */
type Target = ASTNode | string | undefined

const targetOf = ({ nodes: [node] = [] }: GraphQLError): Target =>
  node?.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : node

/** Names of the argument and the input fields around each target. */
function stepsTo(targets: Target[], document: DocumentNode): Map<Target, string[]> {
  const steps = new Map<Target, string[]>()
  const wanted = new Set(targets)
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node.kind === Kind.VARIABLE_DEFINITION) return false
      for (const target of node.kind === Kind.VARIABLE ? [node, node.name.value] : [node]) {
        if (wanted.delete(target)) steps.set(target, [...ancestors, parent, node].flatMap(stepName))
      }
      return wanted.size === 0 ? BREAK : undefined
    },
  })
  return steps
}

/** The visitor's ancestors are nodes and, between them, lists of nodes. */
function stepName(visited: ASTNode | readonly ASTNode[] | undefined): string[] {
  if (!visited || !('kind' in visited)) return []
  return visited.kind === Kind.ARGUMENT || visited.kind === Kind.OBJECT_FIELD ? [visited.name.value] : []
}

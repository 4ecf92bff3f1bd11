import type { FastifyRequest, preHandlerHookHandler } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'

/** The parameters of a GraphQL request, unchecked except for the syntax of a GET. */
interface RequestParameters {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

/** Reads the parameters of a request to /graphql. Throws an HttpError for a repeated query parameter or invalid JSON. */
function parametersOf({ method, query: parameters, body }: FastifyRequest): RequestParameters {
  if (method !== 'GET') return Object(body) as RequestParameters
  const { query, operationName, variables, extensions } = parameters as Record<string, string | string[] | undefined>
  return {
    query: once('query', query),
    operationName: once('operationName', operationName),
    variables: jsonOf('variables', variables),
    extensions: jsonOf('extensions', extensions),
  }
}

function once(name: string, value: string | string[] | undefined): string | undefined {
  if (!Array.isArray(value)) return value
  throw wrong(`The parameter "${name}" may only be specified once.`)
}

function jsonOf(name: string, value: string | string[] | undefined): unknown {
  const text = once(name, value)
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw wrong(`The parameter "${name}" is not valid JSON.`)
  }
}

function wrong(message: string): HttpError {
  return new HttpError(ErrorCode.BAD_REQUEST, message)
}

/** Refuses a text that is too long before anything reads it. */
export const checkLengths: preHandlerHookHandler = (request, _reply, done) => {
  const { query, operationName } = parametersOf(request)
  checkLength(ErrorCode.BAD_REQUEST, 'operationName', operationName, LIMITS.operationNameCharacters)
  checkLength(ErrorCode.QUERY_TOO_LONG, 'The document', query, LIMITS.documentCharacters)
  done()
}

function checkLength(code: ErrorCode, what: string, text: unknown, maximum: number): void {
  if (typeof text !== 'string' || text.length <= maximum) return
  throw new HttpError(code, `${what} has ${text.length} characters, and ${maximum} are allowed.`, {
    details: { requested: text.length, maximum },
  })
}

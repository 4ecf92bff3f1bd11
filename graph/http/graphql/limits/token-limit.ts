import type { GraphQLError } from 'graphql'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS } from '#graph/schema/limits.ts'

/** Rewords the parser's refusal of a long document like the other limits; returns any other error as it is. */
export function explainTokenLimit(error: GraphQLError): GraphQLError {
  if (!/^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(error.message)) return error
  return new Refusal(`The document has more than ${LIMITS.tokens} tokens.`, {
    code: ErrorCode.TOO_MANY_TOKENS,
    status: 400,
    details: { maximum: LIMITS.tokens },
  })
}

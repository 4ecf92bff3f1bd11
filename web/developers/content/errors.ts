import type { ErrorCode } from '#graph/schema/error-code.ts'

/** The cause and the remedy of each code, in the words of docs/api.md. */
export const ERRORS: Record<ErrorCode, { cause: string; remedy: string }> = {
  BAD_USER_INPUT: {
    cause: 'An argument or a variable has an invalid value.',
    remedy: 'Correct the argument that `extensions.argument` names.',
  },
  GRAPHQL_PARSE_FAILED: {
    cause: 'The query is not GraphQL.',
    remedy: 'Fix the query at `locations`.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    cause: 'The query does not fit the schema.',
    remedy: 'Fix the query at `locations`.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    cause: 'The document has several operations, and `operationName` names none of them.',
    remedy: 'Send `operationName`.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    cause: 'The server does not know the hash (automatic persisted queries).',
    remedy: 'Send the query with the hash; Apollo Client does so by itself.',
  },
  BAD_REQUEST: {
    cause: 'The HTTP request is not a GraphQL request: no JSON, a batch, or no query.',
    remedy: 'Fix the request; the message says how.',
  },
  QUERY_TOO_DEEP: {
    cause: 'The operation has more levels than the limit allows.',
    remedy: 'Split it into two operations; `requested` and `maximum` give both figures.',
  },
  TOO_MANY_ALIASES: {
    cause: 'The operation has more aliases than the limit allows.',
    remedy: 'Split it into two operations.',
  },
  TOO_MANY_TOKENS: {
    cause: 'The document has more tokens than the limit allows.',
    remedy: 'Split it into two operations.',
  },
  QUERY_TOO_LONG: {
    cause: 'The document has more characters than the limit allows.',
    remedy: 'Split it into two operations, or send less white space.',
  },
  QUERY_TOO_COSTLY: {
    cause: 'The operation costs more points than the limit allows.',
    remedy: 'Ask for fewer rows or fields.',
  },
  RATE_LIMITED: {
    cause: 'Your points for this minute are used up, or your address has sent ten inquiries in ten minutes.',
    remedy: 'Try again after `Retry-After` seconds.',
  },
  UNKNOWN_PARTNER_KEY: {
    cause: 'The key in `X-Partner-Key` is not known.',
    remedy: 'Correct the key, or leave the header out.',
  },
  NOT_FOUND: {
    cause: 'There is nothing at this address.',
    remedy: 'Correct the address.',
  },
  METHOD_NOT_ALLOWED: {
    cause: 'The route does not take this method; `Allow` lists those that it takes.',
    remedy: 'Send GET or POST.',
  },
  PAYLOAD_TOO_LARGE: {
    cause: 'The body is larger than the limit allows.',
    remedy: 'Send less in one request.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    cause: 'The body is not JSON.',
    remedy: 'Send it as `application/json`.',
  },
  SERVICE_UNAVAILABLE: {
    cause: 'The database cannot be reached, or the server is overloaded.',
    remedy: 'Try again after `Retry-After` seconds.',
  },
  INTERNAL_SERVER_ERROR: {
    cause: 'Something failed on our side.',
    remedy: 'Try again later; if it persists, send us the request id.',
  },
}

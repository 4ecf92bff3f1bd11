import type { ErrorCode } from '#graph/schema/error-code.ts'

/** What happened and what to do, for each code, in the words of docs/api.md. */
export const ERRORS: Record<ErrorCode, { cause: string; remedy: string }> = {
  BAD_USER_INPUT: {
    cause: 'An argument or a variable is not acceptable.',
    remedy: 'Mend `extensions.argument`.',
  },
  GRAPHQL_PARSE_FAILED: {
    cause: 'The query is not GraphQL.',
    remedy: 'Mend the query at `locations`.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    cause: 'The query does not fit the schema.',
    remedy: 'Mend the query at `locations`.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    cause: 'The document has several operations and `operationName` names none of them.',
    remedy: 'Send `operationName`.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    cause: 'The hash is not known here (automatic persisted queries).',
    remedy: 'Send the query with the hash; Apollo Client does.',
  },
  BAD_REQUEST: {
    cause: 'The HTTP request is not one of GraphQL: no JSON, a batch, no query.',
    remedy: 'Mend the request; the message says how.',
  },
  QUERY_TOO_DEEP: {
    cause: 'The operation has more levels than the limit allows.',
    remedy: 'Ask in two operations; `requested` and `maximum` say how much.',
  },
  TOO_MANY_ALIASES: {
    cause: 'The operation has more aliases than the limit allows.',
    remedy: 'Ask in two operations.',
  },
  TOO_MANY_TOKENS: {
    cause: 'The document has more tokens than the limit allows.',
    remedy: 'Ask in two operations.',
  },
  QUERY_TOO_LONG: {
    cause: 'The document has more characters than the limit allows.',
    remedy: 'Ask in two operations, or send less white space.',
  },
  QUERY_TOO_COSTLY: {
    cause: 'The operation costs more points than the limit allows.',
    remedy: 'Ask for fewer rows or fields.',
  },
  RATE_LIMITED: {
    cause: 'Your points of this minute are used up, or ten inquiries came from your address in ten minutes.',
    remedy: 'Come again after `Retry-After` seconds.',
  },
  UNKNOWN_PARTNER_KEY: {
    cause: 'The key in `X-Partner-Key` is not known.',
    remedy: 'Mend the key, or leave the header out.',
  },
  NOT_FOUND: {
    cause: 'Nothing is at this address.',
    remedy: 'Mend the address.',
  },
  METHOD_NOT_ALLOWED: {
    cause: 'The method is not one of those in `Allow`.',
    remedy: 'Send GET or POST.',
  },
  PAYLOAD_TOO_LARGE: {
    cause: 'The body is larger than the limit allows.',
    remedy: 'Send less at once.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    cause: 'The body is not JSON.',
    remedy: 'Send it as `application/json`.',
  },
  SERVICE_UNAVAILABLE: {
    cause: 'The database cannot be reached, or too many requests are being answered.',
    remedy: 'Come again after `Retry-After` seconds.',
  },
  INTERNAL_SERVER_ERROR: {
    cause: 'Something failed on our side.',
    remedy: 'Try again later; tell us the request id if it stays.',
  },
}

import type { ErrorCode } from '#graph/api/error-code.ts'

/** The cause and the remedy of each code, in the words of docs/api.md. */
export const ERRORS: Record<ErrorCode, string> = {
  BAD_USER_INPUT:
    'An argument or a variable has an invalid value. Correct the argument that `extensions.argument` names.',
  GRAPHQL_PARSE_FAILED: 'The query is not GraphQL. Fix the query at `locations`.',
  GRAPHQL_VALIDATION_FAILED:
    'The operation does not fit the schema, or is at the wrong address: subscriptions go to `/graphql/stream`, all others to `/graphql`. Fix the query at `locations`.',
  OPERATION_RESOLUTION_FAILURE:
    'The document has several operations, and `operationName` names none of them. Send `operationName`.',
  PERSISTED_QUERY_NOT_FOUND:
    'The server does not know the hash (automatic persisted queries). Send the query with the hash; Apollo Client does so by itself.',
  BAD_REQUEST:
    'The HTTP request is not a GraphQL request: no JSON, a batch, or no query. Fix the request; the message says how.',
  QUERY_TOO_DEEP:
    'The operation has more levels than the limit allows. Split it into two operations; `requested` and `maximum` give both figures.',
  TOO_MANY_ALIASES: 'The operation has more aliases than the limit allows. Split it into two operations.',
  TOO_MANY_TOKENS: 'The document has more tokens than the limit allows. Split it into two operations.',
  QUERY_TOO_LONG:
    'The document has more characters than the limit allows. Split it into two operations, or send less white space.',
  QUERY_TOO_COSTLY: 'The operation costs more points than the limit allows. Ask for fewer rows or fields.',
  RATE_LIMITED:
    'Your points for this minute are used up, or your address has sent ten inquiries in ten minutes, your private key a hundred. Try again after `Retry-After` seconds.',
  UNKNOWN_PARTNER_KEY: 'The key in `X-Partner-Key` is not known. Correct the key, or leave the header out.',
  FORBIDDEN:
    'The key in `X-Partner-Key` does not allow this, or there is none. Ask us for a private key with the scope that the message names.',
  CONFLICT:
    'REST: this `Idempotency-Key` was used for other content, or a file lacks more than a tenth of the stock. Send another key, or the whole stock.',
  NOT_FOUND: 'There is nothing at this address. Correct the address.',
  METHOD_NOT_ALLOWED:
    'The route does not take this method, or a GET has a mutation; `Allow` lists the methods that it takes. Use one of these methods; send a mutation by POST.',
  REQUEST_TIMEOUT: 'The whole request did not arrive in time. Send it again over a faster connection.',
  HEADERS_TOO_LARGE: 'The URL and the headers together are larger than the limit allows. Send the operation by POST.',
  PAYLOAD_TOO_LARGE: 'The body is larger than the limit allows. Send less in one request.',
  UNSUPPORTED_MEDIA_TYPE:
    'The route does not take this type of body. Send `application/json`, or a file of the stock as `text/csv`.',
  SERVICE_UNAVAILABLE:
    'The database cannot be reached, or the server is overloaded. Try again after `Retry-After` seconds.',
  INTERNAL_SERVER_ERROR: 'Something failed on our side. Try again later; if it persists, send us the request id.',
}

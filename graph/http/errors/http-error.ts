import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'

/** Codes without an entry here have the status 400. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  UNKNOWN_PARTNER_KEY: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  IDEMPOTENCY_KEY_REUSED: 409,
  TOO_MANY_REMOVALS: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
}

export function codeOfStatus(status: number): ErrorCode {
  const found = Object.entries(STATUSES).find(([, other]) => other === status)
  return (found?.[0] as ErrorCode | undefined) ?? ErrorCode.BAD_REQUEST
}

interface HttpErrorOptions {
  status?: number
  headers?: Record<string, string>
  /** Facts for programs, for example `requested` and `maximum`. */
  details?: Record<string, unknown>
  /** Sent as `Retry-After` and in the details. */
  retryAfterSeconds?: number
}

/** An error with an HTTP status. It may be thrown anywhere; each scope answers it in its own shape. */
export class HttpError extends GraphQLError {
  readonly status: number
  readonly headers: Record<string, string>
  readonly details: Record<string, unknown>

  constructor(
    readonly code: ErrorCode,
    message: string,
    { status = STATUSES[code] ?? 400, headers, details, retryAfterSeconds }: HttpErrorOptions = {},
  ) {
    const isTimed = retryAfterSeconds !== undefined
    const allHeaders = { ...headers, ...(isTimed && { 'retry-after': String(retryAfterSeconds) }) }
    const allDetails = { ...details, ...(isTimed && { retryAfterSeconds }) }
    const http = { status, headers: new HeaderMap(Object.entries(allHeaders)) }
    super(message, { extensions: { code, ...allDetails, http } })
    this.status = status
    this.headers = allHeaders
    this.details = allDetails
  }
}

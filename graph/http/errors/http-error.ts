import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import type { ErrorCode } from '#graph/api/error-code.ts'

interface HttpErrorOptions {
  code: ErrorCode
  status: number
  headers?: Record<string, string>
  /** Figures for programs, for example `requested` and `maximum`. */
  details?: Record<string, number>
}

/** An error with an HTTP status. It may be thrown anywhere; each scope answers it in its own shape. */
export class HttpError extends GraphQLError {
  constructor(
    message: string,
    readonly options: HttpErrorOptions,
  ) {
    const { code, status, headers = {}, details } = options
    const http = { status, headers: new HeaderMap(Object.entries(headers)) }
    super(message, { extensions: { code, ...details, http } })
  }
}

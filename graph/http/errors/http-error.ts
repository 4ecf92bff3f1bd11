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

/** A refusal with a status of its own: thrown anywhere, answered in the shape of its scope. */
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

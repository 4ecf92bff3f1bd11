import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { callersMistake, logUnexpected, RETRY_AFTER, UNAVAILABLE, UNEXPECTED } from './faults.ts'
import { codeOfStatus, HttpError } from './http-error.ts'

const SENTENCES: Record<number, string> = {
  400: 'The request body is not valid JSON.',
  404: 'Not found',
  405: 'Method not allowed',
  413: `The request body is larger than ${LIMITS.bodyBytes / 1024} KB.`,
  414: 'A part of the address is too long.',
  415: 'Send the body as application/json.',
}

/** Messages by Fastify's error code, where that of the status would be misleading. */
const SENTENCES_BY_CODE: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address cannot be read: a percent sign in it must begin an escape such as %20.',
}

type RequestFailure = Pick<HttpError, 'status' | 'message' | 'code'> & Partial<Pick<HttpError, 'headers' | 'details'>>

export function requestFailure(error: FastifyError | HttpError, { log }: Pick<FastifyRequest, 'log'>): RequestFailure {
  if (error instanceof HttpError) return error
  const mistake = callersMistake(error)
  if (mistake) return { status: 400, message: mistake, code: ErrorCode.BAD_USER_INPUT }
  const status = error.statusCode ?? 500
  if (status < 500) {
    const message = SENTENCES_BY_CODE[error.code] ?? SENTENCES[status] ?? STATUS_CODES[status] ?? 'Bad request'
    return { status, message, code: codeOfStatus(status) }
  }
  logUnexpected(error, log)
  return isDatabaseDown(error)
    ? { status: 503, message: UNAVAILABLE, code: ErrorCode.SERVICE_UNAVAILABLE, headers: RETRY_AFTER }
    : { status: 500, message: UNEXPECTED, code: ErrorCode.INTERNAL_SERVER_ERROR }
}

export const failureOfStatus = (statusCode: number): FastifyError =>
  Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode, code: '' })

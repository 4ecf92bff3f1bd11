import { STATUS_CODES } from 'node:http'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { loggedError } from '#graph/http/request-log.ts'
import { contentSecurityPolicy, OPEN_HEADERS, sourceHash } from '#graph/http/security-headers.ts'
import { type Html, html, plainPage } from '#graph/shared/html.ts'
import { codeOfStatus, HttpError } from './http-error.ts'

type Failure = FastifyError | HttpError

const NO_PAGES = /^\/(?:api|graphql|mcp|feeds)(?:[/?]|$)/

/** The server's error handler: for a browser a short page, with the `form` that the visitor typed; JSON for a program. */
export function answerFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply, form?: Html) {
  const isVisit = request.headers.accept?.includes('text/html') && !NO_PAGES.test(request.url)
  if (!isVisit) return answerInJson(failure, request, reply)
  const { message } = begin(failure, request, reply)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', FAILURE_PAGE_POLICY)
    .send(failurePage(message, request.url, form))
}

/**
 * The error handler of /api and /feeds: `{"error": "…", "code": "…", "requestId": "…"}`. It sets the CORS headers itself, because
 * a request can fail before the scope's hook does.
 */
export function answerInJson(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const { message, code, details } = begin(failure, request, reply)
  return reply.headers(OPEN_HEADERS).send({ error: message, code, ...details, requestId: request.id })
}

/** The error handler of /graphql: `{"errors": […]}`. */
export function answerInGraphql(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const { message, code, details } = begin(failure, request, reply)
  return reply.send({ errors: [{ message, extensions: { code, ...details, requestId: request.id } }] })
}

function begin(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const found = requestFailure(failure, request)
  reply.code(found.status).headers({ ...found.headers, 'cache-control': 'no-store' })
  return found
}

const STYLES =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17211b;background:#fbf8f2}a{color:#23513a}textarea{box-sizing:border-box;width:100%;font:inherit}button{font:inherit}'

const FAILURE_PAGE_POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'style-src': sourceHash(STYLES),
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
})

/** `form` holds the words that a visitor typed. Below the desk it leads to the desk. */
function failurePage(message: string, url: string, form: Html | undefined): string {
  const title = form ? 'Your message was not sent' : "This page didn't load"
  const body = html`<h1>${title}</h1>
<p>${message}</p>
${form ?? ''}
${/^\/desk(?:[/?]|$)/.test(url) ? html`<p><a href="/desk">Go to the desk</a></p>` : html`<p><a href="/">Go to the home page</a></p>`}`
  return plainPage({ title, styles: STYLES, body })
}

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

/** What callers read about an error of ours. */
export const UNEXPECTED = 'Something went wrong on our side. Please try again.'
export const UNAVAILABLE = "We can't answer this right now. Please try again in a few minutes."

export const RETRY_AFTER = { 'retry-after': '10' }

/** Logs the details, which callers never see. A database outage is logged once elsewhere, so its errors are only debug lines. */
export function logUnexpected(error: unknown, log: FastifyBaseLogger): void {
  log[isDatabaseDown(error) ? 'debug' : 'error']({ err: loggedError(error) }, 'a request failed unexpectedly')
}

/** Postgres' errors for U+0000 in text (22021) and in JSON (22P05). All else in a text is validated before a statement. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

/** The message for the caller, if the error is the caller's; undefined for an error of ours. */
export function callersMistake(error: unknown): string | undefined {
  if (error instanceof GraphQLError) return isExpected(error) ? error.message : undefined
  const { code } = (error ?? {}) as { code?: unknown }
  return UNSTORABLE_TEXT.has(String(code)) ? 'Text must not contain the character U+0000.' : undefined
}

/** Whether the error was thrown for the caller, with a code of its own. */
export function isExpected({ extensions }: GraphQLError): boolean {
  return typeof extensions.code === 'string' && extensions.code !== ErrorCode.INTERNAL_SERVER_ERROR
}

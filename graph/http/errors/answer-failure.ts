import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import type { Html } from '#graph/shared/html.ts'
import { FAILURE_PAGE_POLICY, failurePage } from './failure-page.ts'
import type { HttpError } from './http-error.ts'
import { requestFailure } from './request-failure.ts'

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

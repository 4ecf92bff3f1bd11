import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { FOREST, INK, PAPER } from '#graph/dealer/look.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { contentSecurityPolicy, sourceHash } from '#graph/http/security-headers.ts'
import { type Html, html, plainPage } from '#graph/shared/html.ts'
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

const STYLES = `body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:${INK.DEFAULT};background:${PAPER}}a{color:${FOREST[700]}}textarea{box-sizing:border-box;width:100%;font:inherit}button{font:inherit}`

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

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Html, html } from '#graph/contact/mail/html.ts'
import { contentSecurityPolicy, sourceHash } from '#graph/http/security-headers.ts'
import { requestFailure } from './errors.ts'
import { Refusal } from './refusal.ts'

const STYLES =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17211b;background:#fbf8f2}a{color:#23513a}textarea{box-sizing:border-box;width:100%;font:inherit}button{font:inherit}'

const POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'style-src': sourceHash(STYLES),
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
})

const NO_PAGES = /^\/(?:api|graphql|feeds)(?:[/?]|$)/

/**
 * Answers what no scope answers: with a short page to a browser, in JSON to a program. `form` stands in the page where
 * something was typed that must not be lost.
 */
export function answerFailure(
  failure: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  form?: Html,
) {
  const { status, message, headers = {}, code, details, requestId } = requestFailure(failure, request)
  reply.code(status).headers({ ...headers, 'cache-control': 'no-store' })
  const isVisit = request.headers.accept?.includes('text/html') && !NO_PAGES.test(request.url)
  if (isVisit) {
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(page(message, form).markup)
  }
  return reply.send(failure instanceof Refusal ? { error: message, code, ...details } : { error: message, requestId })
}

function page(message: string, form: Html | undefined): Html {
  const title = form ? 'Your message was not sent' : 'This page did not load'
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLES)}</style>
</head>
<body>
<h1>${title}</h1>
<p>${message}</p>
${form ?? ''}
<p><a href="/">To the home page</a></p>
</body>
</html>
`
}

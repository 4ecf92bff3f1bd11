import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { requestFailure } from './errors.ts'
import { Refusal } from './refusal.ts'
import { contentSecurityPolicy, sourceHash } from './security-headers.ts'

const STYLES =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17211b;background:#fbf8f2}a{color:#23513a}'

const POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'style-src': sourceHash(STYLES),
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
})

const NO_PAGES = /^\/(?:api|graphql|feeds)(?:[/?]|$)/

/** Answers what no scope answers: with a short page to a browser, in JSON to a program. */
export function answerFailure(failure: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, headers = {}, code, details, requestId } = requestFailure(failure, request)
  reply.code(status).headers({ ...headers, 'cache-control': 'no-store' })
  const isVisit = request.headers.accept?.includes('text/html') && !NO_PAGES.test(request.url)
  if (isVisit)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page(message))
  return reply.send(failure instanceof Refusal ? { error: message, code, ...details } : { error: message, requestId })
}

/** Messages are the project's own sentences: none repeats what was sent. */
function page(message: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This page did not load</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<h1>This page did not load</h1>
<p>${message}</p>
<p><a href="/">To the home page</a></p>
</body>
</html>
`
}

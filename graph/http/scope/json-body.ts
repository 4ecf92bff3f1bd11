import type { FastifyInstance } from 'fastify'
import { isKeptPost } from '#graph/http/cache/request-key.ts'
import { payForRoute } from '#graph/http/limits/rate-limit.ts'
import { refusalOfJson } from './json-bounds.ts'

/**
 * Leaves a scope with one body parser, for application/json; every other content type is a 415. The site may know
 * forms elsewhere, but a form or text/plain post is a simple request that any foreign page can send.
 */
export function acceptJsonOnly(app: FastifyInstance, bodyLimit: number): void {
  // A body that the response cache cannot know is paid before it is read. A form is not: its refusal carries what was typed.
  app.addHook('preParsing', async (request) => {
    if (!isKeptPost(request)) await payForRoute(request)
  })
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(/^application\/json\b/i, { parseAs: 'string', bodyLimit }, (request, text, done) => {
    // What the response cache knows by its very text need not be parsed.
    if (request.server.findKept?.(request, text)) return done(null, undefined)
    parseJson(request, text, (error, json) => done(error ?? refusalOfJson(json) ?? null, json))
  })
}

import type { FastifyInstance } from 'fastify'
import { isKeptPost } from '#graph/http/cache/request-key.ts'
import { payForRoute } from '#graph/http/limits/rate-limit.ts'
import { refusalOfJson } from './json-bounds.ts'

/**
 * Makes application/json the only content type of a scope; any other gets a 415. Any foreign page could post a form or
 * text/plain, which CORS calls simple requests.
 */
export function acceptJsonOnly(app: FastifyInstance, bodyLimit: number): void {
  // A request that cannot hit the response cache is charged before its body is read.
  app.addHook('preParsing', (request, _reply, _body, done) => {
    if (isKeptPost(request)) done()
    else payForRoute(request).then(() => done(), done)
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(/^application\/json\b/i, { parseAs: 'string', bodyLimit }, (request, text, done) => {
    parseJson(request, text, (error, json) => {
      const refusal = error ?? refusalOfJson(json)
      if (!refusal) return done(null, json)
      // A body that is refused is charged, too.
      payForRoute(request).then(() => done(refusal), done)
    })
  })
}

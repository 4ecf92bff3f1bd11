import type { FastifyInstance } from 'fastify'
import { refusalOfJson } from './json-bounds.ts'

/**
 * Makes application/json the only content type of a scope; any other gets a 415. Any foreign page could post a form or
 * text/plain, which CORS calls simple requests.
 */
export function acceptJsonOnly(app: FastifyInstance, bodyLimit: number): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(/^application\/json\b/i, { parseAs: 'string', bodyLimit }, (request, text, done) => {
    parseJson(request, text, (error, json) => done(error ?? refusalOfJson(json) ?? null, json))
  })
}

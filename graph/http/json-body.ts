import type { FastifyInstance } from 'fastify'

/**
 * Leaves a scope with one body parser, for application/json; every other content type is a 415. The site may know
 * forms elsewhere, but a form or text/plain post is a simple request that any foreign page can send.
 */
export function acceptJsonOnly(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(/^application\/json\b/i, { parseAs: 'string', bodyLimit }, parseJson)
}

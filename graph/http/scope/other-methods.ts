import type { FastifyInstance } from 'fastify'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers any other method with a 405 and Allow, before a body is read. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]): void {
  app.route({
    method: ALL_METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: (_request, reply, done) => {
      reply.header('allow', allowed.join(', '))
      done(failureOfStatus(405))
    },
    handler: () => undefined,
  })
}

/**
 * Answers unknown addresses in a scope with a 404, before a body is read. Without this, the site would send programs an HTML
 * page.
 */
export function refuseOtherAddresses(app: FastifyInstance): void {
  app.all('/*', { onRequest: (_request, _reply, done) => done(failureOfStatus(404)) }, () => undefined)
}

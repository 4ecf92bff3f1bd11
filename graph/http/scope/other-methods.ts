import type { FastifyInstance } from 'fastify'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Refuses every method but the given ones with a 405 and Allow, before a body is read; the scope words the answer. */
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
 * Refuses every address of a scope that has no route with a 404, before a body is read: the site would answer with a page,
 * and below a scope for programs a page is no answer.
 */
export function refuseOtherAddresses(app: FastifyInstance): void {
  app.all('/*', { onRequest: (_request, _reply, done) => done(failureOfStatus(404)) }, () => undefined)
}

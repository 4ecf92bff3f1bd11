import type { FastifyInstance } from 'fastify'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers any other method with a 405 and Allow, before a body is read. The scope's error handler formats it. */
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
 * Answers every address of a scope that has no route with a 404, before a body is read. Without this, the site would answer
 * a program with an HTML page.
 */
export function refuseOtherAddresses(app: FastifyInstance): void {
  app.all('/*', { onRequest: (_request, _reply, done) => done(failureOfStatus(404)) }, () => undefined)
}

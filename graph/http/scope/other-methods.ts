import type { FastifyInstance } from 'fastify'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Refuses every method but the given ones with a 405 and Allow, before a body is read; the scope words the answer. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]): void {
  app.route({
    method: ALL_METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '))
      throw failureOfStatus(405)
    },
    handler: () => undefined,
  })
}

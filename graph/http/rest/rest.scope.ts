import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify'
import { requestFailure } from '#graph/http/errors/errors.ts'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { acceptJsonOnly } from '#graph/http/scope/json-body.ts'
import { openToAllOrigins } from '#graph/http/scope/open-to-all-origins.ts'
import { LIMITS, RATE } from '#graph/schema/limits.ts'

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The scope of /api: JSON in and out, and every failure is `{"error": "…"}`, whatever its origin. */
export const restScope =
  (adapters: FastifyPluginAsync[]): FastifyPluginAsync =>
  async (app) => {
    await openToAllOrigins(app)
    acceptJsonOnly(app, LIMITS.bodyBytes)
    meter(app, RATE.restPoints)
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    app.setErrorHandler((failure: FastifyError | Refusal, request, reply) => {
      const { status, message, headers = {}, code, details, requestId } = requestFailure(failure, request)
      const body = failure instanceof Refusal ? { error: message, code, ...details } : { error: message, requestId }
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(body)
    })
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }))
    for (const adapter of adapters) await app.register(adapter)
    // The site answers what is left over with a page; below /api that is no answer.
    app.all('/*', (_request, reply) => reply.callNotFound())
  }

/** Refuses every method but the given ones with a 405 and Allow, before a body is read; the scope words the answer. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]): void {
  app.route({
    method: ALL_METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '))
      throw Object.assign(new Error(), { statusCode: 405 })
    },
    handler: () => undefined,
  })
}

import type { FastifyPluginAsync } from 'fastify'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { answerInJson } from '#graph/http/errors/answer-failure.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { acceptJsonOnly } from '#graph/http/scope/json-body.ts'
import { openToAllOrigins } from '#graph/http/scope/open-to-all-origins.ts'
import { refuseOtherAddresses } from '#graph/http/scope/other-methods.ts'

/** The scope of /api and /feeds: bodies are JSON, and every error is `{"error": "…", "code": "…", "requestId": "…"}`. */
export const restScope =
  (adapters: FastifyPluginAsync[]): FastifyPluginAsync =>
  async (app) => {
    await openToAllOrigins(app)
    acceptJsonOnly(app, LIMITS.bodyBytes)
    meter(app, COST.page)
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    app.setErrorHandler(answerInJson)
    for (const adapter of adapters) await app.register(adapter)
    refuseOtherAddresses(app)
  }

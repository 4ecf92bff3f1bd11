import type { FastifyPluginAsync } from 'fastify'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { answerInJson } from '#graph/http/errors/answer-failure.ts'
import { completeError } from '#graph/http/errors/complete-error.ts'
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
    meter(app, RATE.restPoints)
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    app.addHook('preSerialization', completeError)
    app.setErrorHandler(answerInJson)
    for (const adapter of adapters) await app.register(adapter)
    refuseOtherAddresses(app)
  }

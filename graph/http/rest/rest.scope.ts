import type { FastifyPluginAsync, preSerializationHookHandler } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { answerInJson } from '#graph/http/errors/answer-failure.ts'
import { codeOfStatus } from '#graph/http/errors/http-error.ts'
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
    app.addHook('preSerialization', completeError)
    app.setErrorHandler(answerInJson)
    for (const adapter of adapters) await app.register(adapter)
    refuseOtherAddresses(app)
  }

/** Adds the code and the request id to an error that a handler of /api sends without them. */
const completeError: preSerializationHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode < 400 || typeof payload !== 'object' || payload === null) return done(null, payload)
  const code = 'fields' in payload || 'problems' in payload ? ErrorCode.BAD_USER_INPUT : codeOfStatus(reply.statusCode)
  done(null, { code, ...payload, requestId: request.id })
}

import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { answerInJson, failureOfStatus } from '#graph/http/errors/failures.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { openToAllOrigins } from './security-headers.ts'

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

/**
 * Returns an error for JSON that is too large: in an object, its depth, or in all of its values together; otherwise
 * undefined. It has an explicit stack, because recursion would overflow on the JSON that it refuses.
 */
export function refusalOfJson(json: unknown, mostValues: number = LIMITS.jsonValues): HttpError | undefined {
  const parts = [{ value: json, depth: 0 }]
  let values = 0
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { value, depth } = part
    if (typeof value !== 'object' || value === null) continue
    if (depth === LIMITS.jsonDepth) return refusal('The JSON', 'lists and objects inside each other', LIMITS.jsonDepth)
    const inner: unknown[] = Object.values(value)
    if (!Array.isArray(value) && inner.length > LIMITS.objectKeys)
      return refusal('An object', 'keys', LIMITS.objectKeys, inner.length)
    values += inner.length
    if (values > mostValues) return refusal('The JSON', 'values', mostValues)
    for (const value of inner) parts.push({ value, depth: depth + 1 })
  }
  return undefined
}

function refusal(what: string, things: string, maximum: number, requested?: number): HttpError {
  const details: Record<string, number> = requested === undefined ? { maximum } : { requested, maximum }
  return new HttpError(ErrorCode.BAD_USER_INPUT, `${what} has more than ${maximum} ${things}.`, { details })
}

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

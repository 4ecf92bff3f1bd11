import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import type { CallingPartner } from '#graph/api/partner-key.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { addressKey, networkKey } from './address-key.ts'
import { type Budget, Caller, KEY_CHALLENGE } from './caller.ts'
import { RateLimiter } from './rate-limiter.ts'

interface RateLimitOptions {
  /** Points in a window for an address without a private key. The API and the pages have a budget of this size each. */
  rateLimit: number
  findPartner: (key: string) => CallingPartner | undefined
  redis?: Redis
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if the route is free. */
    caller: Caller | undefined
    isPaid: boolean
  }
  interface FastifyContextConfig {
    /** The price of a request. Routes without one are listed in web/server/routes.test.ts, with reasons. */
    points?: number
    /** The budget that pays: the API's by default, that of pages and pictures, or that of the staff. */
    budget?: 'pages' | 'desk'
  }
}

/**
 * Finds the caller of a priced route, and adds the headers of its budget. Register it before the response cache: hits take no
 * points, but have these headers.
 */
export const rateLimit = fastifyPlugin<RateLimitOptions>(async (app, { rateLimit: quota, findPartner, redis }) => {
  const networkQuota = quota * RATE.networkFactor
  // Separate budgets: a program that uses up the API's points must not lock out the people behind the same address.
  const limitersOf = (addresses: string, networks: string) => ({
    addresses: new RateLimiter({ name: addresses, quota, redis }),
    networks: new RateLimiter({ name: networks, quota: networkQuota, redis }),
  })
  const api = limitersOf('default', 'network')
  const others = { pages: limitersOf('pages', 'pages-network'), desk: limitersOf('desk', 'desk-network') }
  const partnerLimiter = new RateLimiter({ name: 'partner', quota: quota * RATE.partnerFactor, redis })
  app.decorateRequest('caller')

  const budgetsOf = (request: FastifyRequest, budget: FastifyContextConfig['budget']): Budget[] => {
    const { addresses, networks } = budget ? others[budget] : api
    const own = { limiter: addresses, id: addressKey(request.ip) }
    const network = networkKey(request.ip)
    return network === undefined ? [own] : [own, { limiter: networks, id: network }]
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { points, budget } = request.routeOptions.config
    if (!points) return done()
    const key = request.headers['x-partner-key']
    const partner = key === undefined ? undefined : findPartner(String(key))
    if (key !== undefined && partner === undefined) {
      // The CORS hook runs later, but pages of other origins must be able to read this error.
      reply.headers(OPEN_HEADERS)
      const message = 'The key in X-Partner-Key is not known. Reading needs none: leave the header out, or ask us.'
      return done(new HttpError(ErrorCode.UNKNOWN_PARTNER_KEY, message, { headers: KEY_CHALLENGE }))
    }
    const budgets = partner ? [{ limiter: partnerLimiter, id: partner.name }] : budgetsOf(request, budget)
    request.caller = new Caller(reply, budgets, partner)
    done()
  })
})

/** Charges a request for its route and body, once. */
export async function payForRoute(request: FastifyRequest): Promise<void> {
  const { points } = request.routeOptions.config
  // The not-found handler runs this hook a second time.
  if (!points || request.isPaid) return
  request.isPaid = true
  await request.caller?.payUpTo(Math.max(points, pointsOfBody(request)))
}

/** The price of reading a body, by its Content-Length. A chunked body has none, and pays for the longest that is allowed. */
function pointsOfBody({ headers }: FastifyRequest): number {
  const isChunked = headers['transfer-encoding'] !== undefined
  const length = isChunked ? LIMITS.bodyBytes : Number(headers['content-length'] ?? 0)
  return Math.ceil(Math.min(length, LIMITS.bodyBytes) / RATE.bodyPartBytes) * RATE.graphqlPoints
}

/**
 * Charges a request before its handler runs. Register it after the response cache, whose hits are free.
 */
export const takePoints = fastifyPlugin(async (app) => {
  app.decorateRequest('isPaid', false)
  app.addHook('preHandler', payForRoute)
})

/** Sets the price and the budget of every route in the scope that has no price of its own. */
export function meter(app: FastifyInstance, points: number, budget?: FastifyContextConfig['budget']): void {
  app.addHook('onRoute', (route) => {
    route.config = { points, budget, ...route.config }
  })
}

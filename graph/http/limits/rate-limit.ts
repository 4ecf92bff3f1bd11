import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { addressKey, networkKey } from './address-key.ts'
import { type Budget, Caller, type CallingPartner } from './caller.ts'
import { RateLimiter } from './rate-limiter.ts'

interface RateLimitOptions {
  /** Points in a window for an address without a private key: as many for the API, and as many for pages. */
  rateLimit: number
  /** The partner that a key belongs to. */
  findPartner: (key: string) => CallingPartner | undefined
  /** Counts for all processes together. */
  redis?: Redis
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined on a route without a price. */
    caller: Caller | undefined
    /** Whether the price of the route has been taken. */
    isPaid: boolean
  }
  interface FastifyContextConfig {
    /** The price of a request to this route. Those without one are listed in web/server/routes.test.ts, with reasons. */
    points?: number
    /** The budget that pays: that of the API by default, or that of the site's pages and pictures. */
    budget?: 'pages'
  }
}

/**
 * Finds the caller of a route that has a price, and adds the headers of the caller's budget.
 * Register it before the response cache, whose hits take no points but carry these headers.
 */
export const rateLimit = fastifyPlugin<RateLimitOptions>(async (app, { rateLimit: quota, findPartner, redis }) => {
  const networkQuota = quota * RATE.networkFactor
  // A program that uses up the API's points leaves the pages to the people behind the same address.
  const api = {
    addresses: new RateLimiter({ name: 'default', quota, redis }),
    networks: new RateLimiter({ name: 'network', quota: networkQuota, redis }),
  }
  const pages = {
    addresses: new RateLimiter({ name: 'pages', quota, redis }),
    networks: new RateLimiter({ name: 'pages-network', quota: networkQuota, redis }),
  }
  const partnerLimiter = new RateLimiter({ name: 'partner', quota: quota * RATE.partnerFactor, redis })
  app.decorateRequest('caller')

  const budgetsOf = (request: FastifyRequest, budget: FastifyContextConfig['budget']): Budget[] => {
    const { addresses, networks } = budget === 'pages' ? pages : api
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
      // The CORS hook comes later, but a page of another origin must be able to read this refusal.
      reply.headers(OPEN_HEADERS)
      const message = 'The key in X-Partner-Key is not known. Reading needs none: leave the header out, or ask us.'
      const headers = { 'www-authenticate': 'X-Partner-Key' }
      return done(new HttpError(ErrorCode.UNKNOWN_PARTNER_KEY, message, { headers }))
    }
    const isRaised = partner !== undefined && partner.kind !== 'public'
    const budgets = isRaised ? [{ limiter: partnerLimiter, id: partner.name }] : budgetsOf(request, budget)
    request.caller = new Caller(reply, budgets, partner)
    done()
  })
})

/** Takes the price of a request's route and body, once. */
export async function payForRoute(request: FastifyRequest): Promise<void> {
  const { points } = request.routeOptions.config
  // The not-found handler runs this hook a second time.
  if (!points || request.isPaid) return
  request.isPaid = true
  await request.caller?.payUpTo(Math.max(points, pointsOfBody(request)))
}

/** Points for reading a body, by the length that it declares. One that comes in chunks declares none, and pays for the longest. */
function pointsOfBody({ headers }: FastifyRequest): number {
  const isChunked = headers['transfer-encoding'] !== undefined
  const length = isChunked ? LIMITS.bodyBytes : Number(headers['content-length'] ?? 0)
  return Math.ceil(Math.min(length, LIMITS.bodyBytes) / RATE.bodyPartBytes) * RATE.graphqlPoints
}

/**
 * Takes the price of a route before its handler runs. Register it after the response cache, whose hits are free, and
 * before the queue of requests, in which a caller without points takes no place.
 */
export const takePoints = fastifyPlugin(async (app) => {
  app.decorateRequest('isPaid', false)
  app.addHook('preHandler', payForRoute)
})

/** The price of every route of the scope that names none itself, and the budget that pays it. */
export function meter(app: FastifyInstance, points: number, budget?: 'pages'): void {
  app.addHook('onRoute', (route) => {
    route.config = { points, budget, ...route.config }
  })
}

import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Redis } from 'ioredis'
import type { Partner } from '#graph/config.ts'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from '#graph/http/refusal.ts'
import { addressKey } from './address-key.ts'
import { Caller } from './caller.ts'
import { RATE } from './limits.ts'
import { partnerLookup } from './partner-keys.ts'
import { RateLimiter } from './rate-limiter.ts'

interface RateLimitOptions {
  /** Points in a window for an address without a partner key. */
  rateLimit: number
  partners: Partner[]
  /** Counts for all processes together. */
  redis?: Redis
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On metered routes only. */
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    isMetered?: boolean
  }
}

/**
 * Tells who calls a metered route, and what is left of the caller's budget.
 * Register it before the response cache: its hits take no points, but have these headers as well.
 */
export const rateLimit = fastifyPlugin<RateLimitOptions>(async (app, { rateLimit: points, partners, redis }) => {
  const addresses = new RateLimiter({ name: 'default', quota: points, redis })
  const partnerLimiter = new RateLimiter({ name: 'partner', quota: points * RATE.partnerFactor, redis })
  const findPartner = partnerLookup(partners)
  app.decorateRequest('caller')

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isMetered) return done()
    const key = request.headers['x-partner-key']
    if (key === undefined) {
      request.caller = new Caller({ limiter: addresses, id: addressKey(request.ip), partner: undefined, reply })
      return done()
    }
    const partner = findPartner(String(key))
    if (partner === undefined) {
      // The hook that opens the API to all origins comes later, and a page must be able to read what is wrong.
      reply.header('access-control-allow-origin', '*')
      return done(unknownKey())
    }
    request.caller = new Caller({ limiter: partnerLimiter, id: partner, partner, reply })
    done()
  })
})

/** Makes every route of the scope a metered one, whose requests take so many points before they are handled. */
export function meter(app: FastifyInstance, points: number): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isMetered: true }
  })
  // After the response cache, whose hits are free.
  app.addHook('preHandler', async ({ caller }) => caller?.take(points))
}

function unknownKey(): Refusal {
  return new Refusal('The key in X-Partner-Key is not known. Reading needs none: leave the header out, or ask us.', {
    code: ErrorCode.UNKNOWN_PARTNER_KEY,
    status: 401,
    headers: { 'www-authenticate': 'X-Partner-Key' },
  })
}

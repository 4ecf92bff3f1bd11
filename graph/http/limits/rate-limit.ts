import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { ErrorCode } from '#graph/api/error-code.ts'
import { RATE } from '#graph/api/limits.ts'
import type { CallingPartner, PartnerScope } from '#graph/api/partner-key.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { OPEN_HEADERS } from '#graph/http/security-headers.ts'
import { AddressLimiter, type Budget, RateLimiter, takeFrom } from './rate-limiter.ts'

interface RateLimitOptions {
  /** What an address without a key may cost in a window. The API and the pages have a budget of this size each. */
  rateLimit: number
  findPartner: (key: string) => CallingPartner | undefined
  redis?: Redis
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if the route is free. */
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    /** What a request costs that has to be computed. Routes without a cost are listed in web/server/routes.test.ts, with reasons. */
    cost?: number
    /** The budget that pays: the API's by default, that of pages and pictures, or that of the staff. */
    budget?: 'pages' | 'desk'
  }
}

/** Finds the caller of a route that has a cost, and takes it before the handler: an answer from the cache is free. */
export const rateLimit = fastifyPlugin<RateLimitOptions>(async (app, { rateLimit: quota, findPartner, redis }) => {
  // Separate budgets: a program that uses up the API's must not lock out the people behind the same address.
  const addresses = {
    api: new AddressLimiter({ name: 'default', network: 'network', quota, redis }),
    pages: new AddressLimiter({ name: 'pages', network: 'pages-network', quota, redis }),
    desk: new AddressLimiter({ name: 'desk', network: 'desk-network', quota, redis }),
  }
  const partners = new RateLimiter({ name: 'partner', quota: quota * RATE.partnerFactor, redis })
  app.decorateRequest('caller')

  app.addHook('onRequest', (request, reply, done) => {
    const { cost, budget = 'api' } = request.routeOptions.config
    if (!cost) return done()
    const key = request.headers['x-partner-key']
    const partner = key === undefined ? undefined : findPartner(String(key))
    if (key !== undefined && partner === undefined) {
      // The CORS hook runs later, but pages of other origins must be able to read this error.
      reply.headers(OPEN_HEADERS)
      const message = 'The key in X-Partner-Key is not known. Reading needs none: leave the header out, or ask us.'
      return done(new HttpError(ErrorCode.UNKNOWN_PARTNER_KEY, message, { headers: KEY_CHALLENGE }))
    }
    const budgets = () =>
      partner ? [{ limiter: partners, id: partner.name }] : addresses[budget].budgetsOf(request.ip)
    request.caller = new Caller(reply, budgets, partner)
    done()
  })
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    const { cost } = routeOptions.config
    if (cost) await caller?.take(cost)
  })
})

/** Sets the cost and the budget of every route in the scope that has no cost of its own. */
export function meter(app: FastifyInstance, cost: number, budget?: FastifyContextConfig['budget']): void {
  app.addHook('onRoute', (route) => {
    route.config = { cost, budget, ...route.config }
  })
}

/** What a 401 has to say: the header that the key goes in. */
const KEY_CHALLENGE = { 'www-authenticate': 'X-Partner-Key' }

/** The partner whose key has the scope. Throws UNAUTHENTICATED without a key, and FORBIDDEN for one without the scope. */
export function partnerWith(scope: PartnerScope, caller: Pick<Caller, 'partner'> | undefined): CallingPartner {
  const partner = caller?.partner
  if (partner?.scopes.includes(scope)) return partner
  const message = `This takes a partner's key with the scope ${scope} in X-Partner-Key: ask us for one.`
  if (partner) throw new HttpError(ErrorCode.FORBIDDEN, message)
  throw new HttpError(ErrorCode.UNAUTHENTICATED, message, { headers: KEY_CHALLENGE })
}

/** The sender of a request, with the budgets that pay for it. */
class Caller {
  constructor(
    private readonly reply: FastifyReply,
    private readonly budgets: () => Budget[],
    readonly partner?: CallingPartner,
  ) {}

  /** Takes the cost of work, and returns what is left. Throws RATE_LIMITED if too little is left. */
  async take(cost: number): Promise<number> {
    const { isWithin, quota, remaining, resetSeconds } = await takeFrom(this.budgets(), cost)
    if (isWithin) return remaining
    const message =
      `Too many requests: please try again in ${resetSeconds} seconds. ` +
      `This costs ${cost}, and ${remaining} of ${quota} a minute are left.`
    const details = { requested: cost, remaining }
    throw new HttpError(ErrorCode.RATE_LIMITED, message, { details, retryAfterSeconds: resetSeconds })
  }

  /** Says that the answer is the one to an earlier request, of which this is a retry. */
  markReplayed(): void {
    this.reply.header('idempotent-replayed', 'true')
  }
}

import type { FastifyReply } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import type { RateLimiter, Refund } from './rate-limiter.ts'

/** Points that are counted together: those of an address, of a network, or of a partner. */
export interface Budget {
  limiter: RateLimiter
  id: string
}

/**
 * A public key stands in pages, where anybody can read it: it names the partner and raises no limit. A private one raises the
 * limits, and so does one for tests, whose inquiries reach nobody.
 */
export type PartnerKeyKind = 'public' | 'private' | 'test'

/** A private key may have these rights beside reading. */
export const PARTNER_SCOPES = ['inventory:write'] as const

export type PartnerScope = (typeof PARTNER_SCOPES)[number]

/** The partner behind a request's key. */
export interface CallingPartner {
  name: string
  kind: PartnerKeyKind
  scopes: PartnerScope[]
}

/** The partner whose key has the scope. Throws FORBIDDEN for every other caller. */
export function partnerWith(scope: PartnerScope, caller: Pick<Caller, 'partner'> | undefined): CallingPartner {
  const partner = caller?.partner
  if (partner?.scopes.includes(scope)) return partner
  const message = `This takes a partner's private key with the scope ${scope} in X-Partner-Key: ask us for one.`
  throw new HttpError(ErrorCode.FORBIDDEN, message, { status: partner ? 403 : 401 })
}

/** The sender of a request, whose budget of points the answer's headers show. */
export class Caller {
  #paid = 0
  /** Refund points of the latest payment. */
  #refunds: Refund[] = []

  /** Each budget pays for a request, and the headers show the first. */
  constructor(
    private readonly reply: FastifyReply,
    private readonly budgets: Budget[],
    readonly partner?: CallingPartner,
  ) {
    reply.header('ratelimit-policy', budgets[0]!.limiter.policy)
    this.addBalance()
  }

  /** The points that the request has taken so far. */
  get paid(): number {
    return this.#paid
  }

  /** Takes points from each budget. Throws RATE_LIMITED when a budget has too few left; then none loses any. */
  async take(points: number): Promise<void> {
    const refunds: Refund[] = []
    for (const { limiter, id } of this.budgets) {
      const refund = await limiter.reserve(id, points)
      if (!refund) {
        for (const undo of refunds) await undo(points)
        this.addBalance()
        throw tooMany(points + this.#paid, limiter, id)
      }
      refunds.push(refund)
    }
    this.#refunds = refunds
    this.#paid += points
    this.addBalance()
  }

  /** Takes what the request has not paid yet of so many points. */
  async payUpTo(points: number): Promise<void> {
    if (points > this.#paid) await this.take(points - this.#paid)
  }

  /** Refunds what the latest payment took beyond so many points of the request. */
  async refundTo(points: number): Promise<void> {
    const unused = this.#paid - points
    if (unused <= 0) return
    for (const refund of this.#refunds) await refund(unused)
    this.#paid = points
    this.addBalance()
  }

  private addBalance(): void {
    const { limiter, id } = this.budgets[0]!
    const { remaining, resetSeconds } = limiter.balanceOf(id)
    this.reply.header('ratelimit', `"${limiter.name}";r=${remaining};t=${resetSeconds}`)
  }
}

function tooMany(points: number, limiter: RateLimiter, id: string): HttpError {
  const { remaining, resetSeconds } = limiter.balanceOf(id)
  const message =
    `Too many requests: please try again in ${resetSeconds} seconds. ` +
    `This takes ${points} points, and ${remaining} of ${limiter.quota} are left.`
  const details = { requested: points, remaining }
  return new HttpError(ErrorCode.RATE_LIMITED, message, { details, retryAfterSeconds: resetSeconds })
}

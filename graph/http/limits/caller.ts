import type { FastifyReply } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import type { CallingPartner, PartnerScope } from '#graph/api/partner-key.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import type { RateLimiter, Refund } from './rate-limiter.ts'

/** What a 401 has to say: the header that the key goes in. */
export const KEY_CHALLENGE = { 'www-authenticate': 'X-Partner-Key' }

/** Points that are counted together: those of an address, of a network, or of a partner. */
export interface Budget {
  limiter: RateLimiter
  id: string
}

/** The partner whose key has the scope. Throws UNAUTHENTICATED without a key, and FORBIDDEN for one without the scope. */
export function partnerWith(scope: PartnerScope, caller: Pick<Caller, 'partner'> | undefined): CallingPartner {
  const partner = caller?.partner
  if (partner?.scopes.includes(scope)) return partner
  const message = `This takes a partner's key with the scope ${scope} in X-Partner-Key: ask us for one.`
  if (partner) throw new HttpError(ErrorCode.FORBIDDEN, message)
  throw new HttpError(ErrorCode.UNAUTHENTICATED, message, { headers: KEY_CHALLENGE })
}

/** The sender of a request, with the budgets that pay for it. */
export class Caller {
  #paid = 0
  /** Refund the latest payment, one for each budget. */
  #refunds: Refund[] = []

  /** Every budget is charged; the RateLimit headers show the first. */
  constructor(
    private readonly reply: FastifyReply,
    private readonly budgets: Budget[],
    readonly partner?: CallingPartner,
  ) {
    reply.header('ratelimit-policy', budgets[0]!.limiter.policy)
    this.addBalance()
  }

  get paid(): number {
    return this.#paid
  }

  /** Takes points from every budget, or from none: throws RATE_LIMITED if one has too few left. */
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

  /** Tops up what the request has paid to this many points. */
  async payUpTo(points: number): Promise<void> {
    if (points > this.#paid) await this.take(points - this.#paid)
  }

  /** Refunds from the latest payment what the request has paid beyond this many points. */
  async refundTo(points: number): Promise<void> {
    const unused = this.#paid - points
    if (unused <= 0) return
    for (const refund of this.#refunds) await refund(unused)
    this.#paid = points
    this.addBalance()
  }

  /** Says that the answer is the one to an earlier request, of which this is a retry. */
  markReplayed(): void {
    this.reply.header('idempotent-replayed', 'true')
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

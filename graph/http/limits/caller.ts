import type { FastifyReply } from 'fastify'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from '#graph/http/refusal.ts'
import type { RateLimiter } from './rate-limiter.ts'

interface CallerOptions {
  limiter: RateLimiter
  /** Whose points are counted together: an address or a partner. */
  id: string
  partner: string | undefined
  reply: FastifyReply
}

/** Who sent a request, with a budget of points that its answer's headers tell. */
export class Caller {
  /** Name of the partner whose key came with the request. */
  readonly partner: string | undefined
  private readonly limiter: RateLimiter
  private readonly id: string
  private readonly reply: FastifyReply

  constructor({ limiter, id, partner, reply }: CallerOptions) {
    this.limiter = limiter
    this.id = id
    this.partner = partner
    this.reply = reply
    reply.header('ratelimit-policy', limiter.policy)
    this.tellStanding()
  }

  /** Takes points from the budget; refuses with RATE_LIMITED, and takes none, when fewer are left. */
  async take(points: number): Promise<void> {
    const isTaken = await this.limiter.take(this.id, points)
    const { remaining, resetSeconds } = this.tellStanding()
    if (isTaken) return
    const message =
      `This takes ${points} points, and ${remaining} of ${this.limiter.quota} are left. ` +
      `All of them are there again in ${resetSeconds} s.`
    throw new Refusal(message, {
      code: ErrorCode.RATE_LIMITED,
      status: 429,
      headers: { 'retry-after': String(resetSeconds) },
      details: { requested: points, remaining, retryAfterSeconds: resetSeconds },
    })
  }

  private tellStanding() {
    const standing = this.limiter.standing(this.id)
    this.reply.header('ratelimit', `"${this.limiter.name}";r=${standing.remaining};t=${standing.resetSeconds}`)
    return standing
  }
}

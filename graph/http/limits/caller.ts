import type { FastifyReply } from 'fastify'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import type { GiveBack, RateLimiter } from './rate-limiter.ts'

/** Points that are counted together: those of an address, of a network, or of a partner. */
export interface Budget {
  limiter: RateLimiter
  id: string
}

/** The partner behind a request's key. */
export interface CallingPartner {
  name: string
  /** Whether the key is for tests: its inquiries reach nobody. */
  isTest: boolean
}

/** The sender of a request, whose budget of points the answer's headers show. */
export class Caller {
  /** Each budget pays for a request, and the headers show the first. */
  constructor(
    private readonly reply: FastifyReply,
    private readonly budgets: Budget[],
    readonly partner?: CallingPartner,
  ) {
    reply.header('ratelimit-policy', budgets[0]!.limiter.policy)
    this.addBalance()
  }

  /** Takes points from each budget. Throws RATE_LIMITED when a budget has too few left; then none loses any. */
  async take(points: number): Promise<void> {
    await this.reserve(points)
  }

  /** Takes points as `take` does, and returns how to give some back; `paid` are those that the request has paid before. */
  async reserve(points: number, paid = 0): Promise<GiveBack> {
    const taken: GiveBack[] = []
    const giveBack: GiveBack = async (unused) => {
      for (const giveBackToOne of taken) await giveBackToOne(unused)
      this.addBalance()
    }
    for (const budget of this.budgets) {
      const giveBackToOne = await budget.limiter.reserve(budget.id, points)
      if (!giveBackToOne) {
        await giveBack(points)
        throw tooMany(points + paid, budget)
      }
      taken.push(giveBackToOne)
    }
    this.addBalance()
    return giveBack
  }

  private addBalance(): void {
    const { limiter, id } = this.budgets[0]!
    const { remaining, resetSeconds } = limiter.balanceOf(id)
    this.reply.header('ratelimit', `"${limiter.name}";r=${remaining};t=${resetSeconds}`)
  }
}

function tooMany(points: number, { limiter, id }: Budget): Refusal {
  const { remaining, resetSeconds } = limiter.balanceOf(id)
  const message =
    `Too many requests: please try again in ${resetSeconds} seconds. ` +
    `This takes ${points} points, and ${remaining} of ${limiter.quota} are left.`
  return new Refusal(message, {
    code: ErrorCode.RATE_LIMITED,
    status: 429,
    headers: { 'retry-after': String(resetSeconds) },
    details: { requested: points, remaining, retryAfterSeconds: resetSeconds },
  })
}

import type { FastifyReply } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import type { CallingPartner, PartnerScope } from '#graph/api/partner-key.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { type Budget, takeFrom } from './rate-limiter.ts'

/** What a 401 has to say: the header that the key goes in. */
export const KEY_CHALLENGE = { 'www-authenticate': 'X-Partner-Key' }

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

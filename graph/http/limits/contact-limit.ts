import type { Redis } from 'ioredis'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { addressKey } from '#graph/http/limits/address-key.ts'
import { RateLimiter } from '#graph/http/limits/rate-limiter.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { CONTACT_TRIES } from '#graph/schema/limits.ts'

const WINDOW_SECONDS = 600

interface ContactLimitOptions {
  tries?: number
  redis?: Redis
}

/** Limits the inquiries that one address may try to send; form, REST call and mutation count together. */
export class ContactLimit {
  private readonly tries: RateLimiter

  constructor({ tries = CONTACT_TRIES, redis }: ContactLimitOptions = {}) {
    this.tries = new RateLimiter({ name: 'contact', quota: tries, windowSeconds: WINDOW_SECONDS, redis })
  }

  /** Counts one try, or throws a Refusal that says when to come again. */
  async count(address: string): Promise<void> {
    const caller = addressKey(address)
    if (await this.tries.take(caller, 1)) return
    throw tooMany(this.tries.balanceOf(caller).resetSeconds)
  }
}

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return new Refusal(`Too many messages from your connection. Please try again in ${wait}, or call us.`, {
    code: ErrorCode.RATE_LIMITED,
    status: 429,
    headers: { 'retry-after': String(seconds) },
    details: { retryAfterSeconds: seconds },
  })
}

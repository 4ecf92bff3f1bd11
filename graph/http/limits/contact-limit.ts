import type { Redis } from 'ioredis'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { addressKey } from '#graph/http/limits/address-key.ts'
import { RateLimiter } from '#graph/http/limits/rate-limiter.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { CONTACT_TRIES, RATE } from '#graph/schema/limits.ts'

const WINDOW_SECONDS = 600

interface ContactLimitOptions {
  tries?: number
  redis?: Redis
}

/** The sender of an inquiry. */
export interface ContactSender {
  address: string
  /** The partner whose key came along. */
  partner?: string
}

/**
 * Limits the inquiries that one address may try to send; form, REST call and mutation count together. A partner relays many
 * visitors from few addresses, so its tries are counted for the partner.
 */
export class ContactLimit {
  private readonly addresses: RateLimiter
  private readonly partners: RateLimiter

  constructor({ tries = CONTACT_TRIES, redis }: ContactLimitOptions = {}) {
    const window = { windowSeconds: WINDOW_SECONDS, redis }
    this.addresses = new RateLimiter({ name: 'contact', quota: tries, ...window })
    this.partners = new RateLimiter({ name: 'contact-partner', quota: tries * RATE.partnerFactor, ...window })
  }

  /** Counts one try, or throws a Refusal that says when to come again. */
  async count({ address, partner }: ContactSender): Promise<void> {
    const limiter = partner === undefined ? this.addresses : this.partners
    const sender = partner ?? addressKey(address)
    if (await limiter.take(sender, 1)) return
    throw tooMany(limiter.balanceOf(sender).resetSeconds)
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

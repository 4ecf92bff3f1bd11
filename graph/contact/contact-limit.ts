import type { Redis } from 'ioredis'
import { ErrorCode } from '#graph/api/error-code.ts'
import { CONTACT_INQUIRIES, RATE } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey, networkKey } from '#graph/http/limits/address-key.ts'
import { RateLimiter, takeFrom } from '#graph/http/limits/rate-limiter.ts'

const WINDOW_SECONDS = 600

interface ContactLimitOptions {
  inquiries?: number
  redis?: Redis
}

interface ContactSender {
  address: string
  partner?: string
}

/**
 * Limits the inquiries that one address may send; form, REST call and mutation count together. A partner with a key
 * relays many visitors from few addresses, so its inquiries are counted for the partner. All of an IPv6 /48 have a limit together,
 * because some providers give one to each customer.
 */
export class ContactLimit {
  private readonly addresses: RateLimiter
  private readonly networks: RateLimiter
  private readonly partners: RateLimiter

  constructor({ inquiries = CONTACT_INQUIRIES, redis }: ContactLimitOptions = {}) {
    const window = { windowSeconds: WINDOW_SECONDS, redis }
    this.addresses = new RateLimiter({ name: 'contact', quota: inquiries, ...window })
    this.networks = new RateLimiter({ name: 'contact-network', quota: inquiries * RATE.networkFactor, ...window })
    this.partners = new RateLimiter({ name: 'contact-partner', quota: inquiries * RATE.partnerFactor, ...window })
  }

  /** Counts one inquiry, or throws an HttpError that says when to come again. */
  async count({ address, partner }: ContactSender): Promise<void> {
    const network = networkKey(address)
    const own = partner !== undefined ? { limiter: this.partners, id: partner } : undefined
    const budgets = own ? [own] : [{ limiter: this.addresses, id: addressKey(address) }]
    if (!own && network !== undefined) budgets.push({ limiter: this.networks, id: network })
    const { isWithin, resetSeconds } = await takeFrom(budgets, 1)
    if (!isWithin) throw tooMany(resetSeconds)
  }
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const message = `Too many messages from your connection. Please try again in ${wait}, or call us.`
  return new HttpError(ErrorCode.RATE_LIMITED, message, { retryAfterSeconds: seconds })
}

import type { Redis } from 'ioredis'
import { ErrorCode } from '#graph/api/error-code.ts'
import { CONTACT_INQUIRIES, RATE } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey, networkKey } from '#graph/http/limits/address-key.ts'
import { RateLimiter, type Refund } from '#graph/http/limits/rate-limiter.ts'

const WINDOW_SECONDS = 600

interface ContactLimitOptions {
  inquiries?: number
  redis?: Redis
}

/** The sender of an inquiry. */
interface ContactSender {
  address: string
  /** The partner whose key came along. */
  partner?: string
}

/**
 * Limits the inquiries that one address may send; form, REST call and mutation count together. A partner with a private key
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
    if (partner !== undefined) return void (await take(this.partners, partner))
    const refund = await take(this.addresses, addressKey(address))
    const network = networkKey(address)
    if (network === undefined) return
    await take(this.networks, network).catch(async (error) => {
      await refund(1)
      throw error
    })
  }
}

async function take(limiter: RateLimiter, sender: string): Promise<Refund> {
  const refund = await limiter.reserve(sender, 1)
  if (!refund) throw tooMany(limiter.balanceOf(sender).resetSeconds)
  return refund
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const message = `Too many messages from your connection. Please try again in ${wait}, or call us.`
  return new HttpError(ErrorCode.RATE_LIMITED, message, { retryAfterSeconds: seconds })
}

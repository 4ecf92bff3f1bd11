import { ErrorCode } from '#graph/error-code.ts'
import { RateLimiter } from '#graph/http/limits/rate-limiter.ts'
import { Refusal } from '#graph/http/refusal.ts'

const TRIES = 10
const WINDOW_SECONDS = 600

// A proxy on this machine stands for everybody.
const UNLIMITED = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** How many inquiries one address may try to send; form, REST and mutation count together. */
export class ContactLimit {
  private readonly tries = new RateLimiter('contact', TRIES, WINDOW_SECONDS)

  /** Counts one try, or throws a Refusal that says when to come again. */
  async count(address: string): Promise<void> {
    if (UNLIMITED.includes(address) || (await this.tries.take(address, 1))) return
    throw tooMany(this.tries.standing(address).resetSeconds)
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

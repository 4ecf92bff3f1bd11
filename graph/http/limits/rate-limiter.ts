import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { RATE } from '#graph/api/limits.ts'

/** The points that a caller has left, and the seconds until the full quota is back. */
interface Balance {
  remaining: number
  resetSeconds: number
}

interface RateLimiterOptions {
  /** Name of the policy in the headers. */
  name: string
  /** Points in a window. */
  quota: number
  windowSeconds?: number
  /** Counts for all processes together; without a reachable Redis, this process counts for itself. */
  redis?: Redis
}

/** Refunds points that were taken and not used. */
export type Refund = (points: number) => Promise<void>

const REMEMBERED_CALLERS = 10_000
/** Nothing is refunded so shortly before the window ends: the refund could arrive in the next one, where nobody took the points. */
const TOO_LATE_MS = 1000

/** Counts the points of many callers over a window of time; the one place that knows where they are counted. */
export class RateLimiter {
  readonly name: string
  readonly quota: number
  /** The value of RateLimit-Policy. */
  readonly policy: string
  private readonly windowSeconds: number
  private readonly counters: RateLimiterMemory | RateLimiterRedis
  private readonly lastCounts = new LRUCache<string, { remaining: number; resetAt: number }>({
    max: REMEMBERED_CALLERS,
  })

  constructor({ name, quota, windowSeconds = RATE.windowSeconds, redis }: RateLimiterOptions) {
    this.name = name
    this.quota = quota
    this.windowSeconds = windowSeconds
    this.policy = `"${name}";q=${quota};w=${windowSeconds}`
    const window = { keyPrefix: `ridgeline-${name}`, points: quota, duration: windowSeconds }
    const here = new RateLimiterMemory(window)
    // Without a Redis that answers, this process counts for itself.
    const insured = { ...window, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: here }
    this.counters = redis ? new RateLimiterRedis(insured) : here
  }

  /** The balance after the last count: reading it costs no round trip, wherever points are counted. */
  balanceOf(caller: string): Balance {
    const known = this.lastCounts.get(caller)
    const resetSeconds = known ? Math.ceil((known.resetAt - performance.now()) / 1000) : 0
    if (!known || resetSeconds <= 0) return { remaining: this.quota, resetSeconds: this.windowSeconds }
    return { remaining: known.remaining, resetSeconds }
  }

  /** Takes the points if so many are left, otherwise none. */
  async take(caller: string, points: number): Promise<boolean> {
    return (await this.reserve(caller, points)) !== undefined
  }

  /** Takes the points if so many are left, and returns how to give some of them back; otherwise takes none. */
  async reserve(caller: string, points: number): Promise<Refund | undefined> {
    const counted = await this.counters.consume(caller, points).catch(refusal)
    const resetAt = this.remember(caller, counted)
    if (counted.consumedPoints > this.quota) {
      // The library counts refused points as well: without this, a caller would pay for answers that were refused.
      await this.reward(caller, points)
      return undefined
    }
    return async (unused) => {
      const isTooLate = resetAt - performance.now() < TOO_LATE_MS
      if (unused > 0 && !isTooLate) await this.reward(caller, Math.min(unused, points))
    }
  }

  private async reward(caller: string, points: number): Promise<void> {
    this.remember(caller, await this.counters.reward(caller, points))
  }

  /** Returns the end of the window. */
  private remember(caller: string, { remainingPoints, msBeforeNext }: RateLimiterRes): number {
    // The library counts by the wall clock: when the clock is set back, the window must not grow.
    const leftMs = Math.min(msBeforeNext, this.windowSeconds * 1000)
    const resetAt = performance.now() + leftMs
    this.lastCounts.set(caller, { remaining: remainingPoints, resetAt })
    return resetAt
  }
}

/** A refusal comes as a rejection with the count; everything else is a failure. */
function refusal(rejection: unknown): RateLimiterRes {
  if (rejection instanceof RateLimiterRes) return rejection
  throw rejection
}

import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { RATE } from '#graph/api/limits.ts'

/** The points that are left, and the seconds until the quota is reset. */
interface Balance {
  remaining: number
  resetSeconds: number
}

interface RateLimiterOptions {
  name: string
  quota: number
  windowSeconds?: number
  /** Shares the counts between processes; while it is unreachable, each process counts for itself. */
  redis?: Redis
}

export type Refund = (points: number) => Promise<void>

const REMEMBERED_CALLERS = 10_000
/** No refunds this close to the end of a window: they might arrive in the next one, where the points were never taken. */
const TOO_LATE_MS = 1000

/** Counts points per caller in a fixed window, in Redis or in memory. */
export class RateLimiter {
  readonly name: string
  readonly quota: number
  /** The value of RateLimit-Policy. */
  readonly policy: string
  private readonly windowSeconds: number
  private readonly counters: RateLimiterMemory | RateLimiterRedis
  readonly lastCounts: LRUCache<string, { remaining: number; resetAt: number }>

  constructor({ name, quota, windowSeconds = RATE.windowSeconds, redis }: RateLimiterOptions) {
    this.name = name
    this.quota = quota
    this.windowSeconds = windowSeconds
    this.policy = `"${name}";q=${quota};w=${windowSeconds}`
    // Forgotten with the window: the privacy page promises it, and an address is personal data.
    this.lastCounts = new LRUCache({
      max: REMEMBERED_CALLERS,
      ttl: windowSeconds * 1000,
      ttlAutopurge: true,
      perf: performance,
    })
    const window = { keyPrefix: `ridgeline-${name}`, points: quota, duration: windowSeconds }
    const here = new RateLimiterMemory(window)
    // Also takes over while Redis is unreachable.
    const insured = { ...window, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: here }
    this.counters = redis ? new RateLimiterRedis(insured) : here
  }

  /** The balance after the last count, so that reading it needs no round trip to Redis. */
  balanceOf(caller: string): Balance {
    const known = this.lastCounts.get(caller)
    const resetSeconds = known ? Math.ceil((known.resetAt - performance.now()) / 1000) : 0
    if (!known || resetSeconds <= 0) return { remaining: this.quota, resetSeconds: this.windowSeconds }
    return { remaining: known.remaining, resetSeconds }
  }

  async take(caller: string, points: number): Promise<boolean> {
    return (await this.reserve(caller, points)) !== undefined
  }

  /**
   * Takes all of the points, and returns a function that refunds some of them; returns undefined and takes none if too few are
   * left.
   */
  async reserve(caller: string, points: number): Promise<Refund | undefined> {
    const counted = await this.counters.consume(caller, points).catch(refusal)
    const resetAt = this.remember(caller, counted)
    if (counted.consumedPoints > this.quota) {
      // The library counts refused points as well: undone, so that a refused request costs nothing.
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
    // The library uses the wall clock: if that is set back, the window must not become longer.
    const leftMs = Math.min(msBeforeNext, this.windowSeconds * 1000)
    const resetAt = performance.now() + leftMs
    this.lastCounts.set(caller, { remaining: remainingPoints, resetAt })
    return resetAt
  }
}

/** The library rejects with the count if too few points are left; any other rejection is an error. */
function refusal(rejection: unknown): RateLimiterRes {
  if (rejection instanceof RateLimiterRes) return rejection
  throw rejection
}

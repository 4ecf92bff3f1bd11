import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { RATE } from './limits.ts'

/** What a caller has left, and in how many seconds the full quota is there again. */
export interface Standing {
  remaining: number
  resetSeconds: number
}

export interface RateLimiterOptions {
  /** Name of the policy in the headers. */
  name: string
  /** Points in a window. */
  quota: number
  windowSeconds?: number
  /** Counts for all processes together; while it is away, and without it, this process counts for itself. */
  redis?: Redis
}

const REMEMBERED_CALLERS = 10_000

/** Counts the points of many callers over a window of time; the one place that knows where they are counted. */
export class RateLimiter {
  readonly name: string
  readonly quota: number
  /** The value of RateLimit-Policy. */
  readonly policy: string
  private readonly windowSeconds: number
  private readonly counters: RateLimiterMemory | RateLimiterRedis
  private readonly lastHeard = new LRUCache<string, { remaining: number; resetAt: number }>({ max: REMEMBERED_CALLERS })

  constructor({ name, quota, windowSeconds = RATE.windowSeconds, redis }: RateLimiterOptions) {
    this.name = name
    this.quota = quota
    this.windowSeconds = windowSeconds
    this.policy = `"${name}";q=${quota};w=${windowSeconds}`
    const window = { keyPrefix: `ridgeline-${name}`, points: quota, duration: windowSeconds }
    const memory = new RateLimiterMemory(window)
    this.counters = redis
      ? new RateLimiterRedis({ ...window, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: memory })
      : memory
  }

  /** The standing as last heard: asking for it costs no round trip, wherever points are counted. */
  standing(caller: string): Standing {
    const heard = this.lastHeard.get(caller)
    const resetSeconds = heard ? Math.ceil((heard.resetAt - Date.now()) / 1000) : 0
    if (!heard || resetSeconds <= 0) return { remaining: this.quota, resetSeconds: this.windowSeconds }
    return { remaining: heard.remaining, resetSeconds }
  }

  /** Takes the points when there are so many, and nothing otherwise. */
  async take(caller: string, points: number): Promise<boolean> {
    try {
      this.hear(caller, await this.counters.consume(caller, points))
      return true
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      // It counts what it refuses as well: a caller would have to wait for what was never answered.
      this.hear(caller, await this.counters.reward(caller, points))
      return false
    }
  }

  private hear(caller: string, { remainingPoints, msBeforeNext }: RateLimiterRes): void {
    this.lastHeard.set(caller, { remaining: remainingPoints, resetAt: Date.now() + msBeforeNext })
  }
}

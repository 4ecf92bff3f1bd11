import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { RATE } from '#graph/api/limits.ts'
import { addressKey, networkKey } from './addresses.ts'

interface RateLimiterOptions {
  name: string
  quota: number
  windowSeconds?: number
  /** Shares the counts between processes; while it is unreachable, each process counts for itself. */
  redis?: Redis
}

interface Count {
  isWithin: boolean
  quota: number
  remaining: number
  resetSeconds: number
}

/** What is counted together: the requests of an address, of a network, or of a partner. */
export interface Budget {
  limiter: RateLimiter
  id: string
}

/** Counts what a caller takes in a fixed window, in Redis or in memory. */
export class RateLimiter {
  private readonly quota: number
  private readonly windowSeconds: number
  private readonly counters: RateLimiterMemory | RateLimiterRedis

  constructor({ name, quota, windowSeconds = RATE.windowSeconds, redis }: RateLimiterOptions) {
    this.quota = quota
    this.windowSeconds = windowSeconds
    const window = { keyPrefix: `ridgeline-${name}`, points: quota, duration: windowSeconds }
    const here = new RateLimiterMemory(window)
    // Also takes over while Redis is unreachable.
    const insured = { ...window, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: here }
    this.counters = redis ? new RateLimiterRedis(insured) : here
  }

  /** Takes all of it, or nothing if too little is left. */
  async take(caller: string, amount: number): Promise<Count> {
    const counted = await this.counters.consume(caller, amount).catch(refusal)
    const isWithin = counted.consumedPoints <= this.quota
    // The library counts what it refuses as well: undone, so that a smaller request may pass.
    const { remainingPoints } = isWithin ? counted : await this.counters.reward(caller, amount)
    // The library uses the wall clock: if that is set back, the window must not become longer.
    const leftMs = Math.min(counted.msBeforeNext, this.windowSeconds * 1000)
    return { isWithin, quota: this.quota, remaining: remainingPoints, resetSeconds: Math.ceil(leftMs / 1000) }
  }

  async giveBack(caller: string, amount: number): Promise<void> {
    await this.counters.reward(caller, amount)
  }
}

/** Limits addresses, and with each the IPv6 /48 around it, which some providers give to one customer. */
export class AddressLimiter {
  private readonly addresses: RateLimiter
  private readonly networks: RateLimiter

  constructor({ name, network, quota, ...options }: RateLimiterOptions & { network: string }) {
    this.addresses = new RateLimiter({ name, quota, ...options })
    this.networks = new RateLimiter({ name: network, quota: quota * RATE.networkFactor, ...options })
  }

  budgetsOf(address: string): Budget[] {
    const network = networkKey(address)
    const own = { limiter: this.addresses, id: addressKey(address) }
    return network === undefined ? [own] : [own, { limiter: this.networks, id: network }]
  }
}

/** Takes from every budget, or from none. Returns the count of the first, or of the one that has too little left. */
export async function takeFrom(budgets: Budget[], amount: number): Promise<Count> {
  const counts: Count[] = []
  for (const { limiter, id } of budgets) {
    const count = await limiter.take(id, amount)
    if (!count.isWithin) {
      for (const { limiter, id } of budgets.slice(0, counts.length)) await limiter.giveBack(id, amount)
      return count
    }
    counts.push(count)
  }
  return counts[0]!
}

/** The library rejects with the count if too little is left; any other rejection is an error. */
function refusal(rejection: unknown): RateLimiterRes {
  if (rejection instanceof RateLimiterRes) return rejection
  throw rejection
}

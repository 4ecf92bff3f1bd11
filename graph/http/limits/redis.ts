import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

const CONNECT_MS = 1000
/** A request that waits longer than this is counted without Redis. */
const ANSWER_MS = 500
const LONGEST_RETRY_MS = 2000

/**
 * A connection for the limits. It never delays a request: commands fail at once while Redis is away, and it reconnects within two
 * seconds of Redis' return. Logs one line for each loss and each return.
 */
export function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_MS,
    disconnectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    // Reconnects after a timeout: on a connection that hangs, every further command would time out, too.
    socketTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RETRY_MS),
  })
  logLosses(redis, log)
  return redis
}

function logLosses(redis: Redis, log: Pick<FastifyBaseLogger, 'warn'>): void {
  let isAway = false
  let reason: string | undefined

  redis.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    // If all addresses of a host name refuse, the AggregateError has no message.
    reason = message || code
  })
  redis.on('reconnecting', () => {
    if (!isAway) log.warn({ reason }, 'Redis is away: each process counts its limits for itself')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.warn('Redis is back: limits are counted for all processes together')
    isAway = false
    reason = undefined
  })
}

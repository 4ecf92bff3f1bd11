import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey } from '#graph/http/limits/addresses.ts'
import { FairQueue } from './fair-queue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    load: {
      /** Requests that are being computed, and those that wait for it; hits of the cache do not count. */
      readonly running: number
      readonly waiting: number
      readonly isHeapFull: boolean
    }
  }
  interface FastifyRequest {
    endOfWork: (() => void) | null
  }
  interface FastifyContextConfig {
    /** Whether the route is answered under any load: probes, and routes that cost next to nothing or have a queue of their own. */
    isVital?: boolean
  }
}

const BOUNDS = {
  atOnce: 20,
  /** More of them would keep everybody else waiting for the event loop and the database. */
  atOnceOfAddress: 2,
  waiting: 300,
  waitingOfAddress: 50,
  waitMs: 5000,
  /** Share of V8's heap limit. Above it, V8 spends more and more time on garbage collection. */
  heapShare: 0.85,
  maxDelayMs: 1000,
}

/** A crowd that comes without end does not keep answers from being computed. */
const MOST_ACCEPTED = 500

const SAMPLE_MS = 2000
/** Programs retry at once, whatever Retry-After says, and quick refusals would take all of the CPU. */
const REFUSE_AFTER_MS = 1000
const RETRY_AFTER_S = 5
const SILENCE_MS = 10_000

/**
 * Computes a few answers at once, in turns by address, and refuses requests with a 503 for which too many wait already, or while
 * the heap is nearly full. Register it after the response cache, whose hits cost next to nothing and still go out, and after what
 * shares one computation among requests, of which one takes a place.
 */
export const shedLoad = fastifyPlugin<Partial<typeof BOUNDS>>(async (app, options) => {
  const bounds = { ...BOUNDS, ...options }
  const maxHeapUsedBytes = getHeapStatistics().heap_size_limit * bounds.heapShare
  const queue = new FairQueue(bounds.atOnce, bounds.atOnceOfAddress)
  const load = {
    get running() {
      return queue.running
    },
    get waiting() {
      return queue.waiting
    },
    get isHeapFull() {
      return app.memoryUsage().heapUsed > maxHeapUsedBytes
    },
  }
  let saidAt = Number.NEGATIVE_INFINITY
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  let begun = Promise.resolve()

  /** Node accepts one connection in an iteration of the event loop: those that wait are accepted before something long begins. */
  const acceptOthers = async () => {
    // To the end of this iteration, in which connections were accepted already.
    await setImmediate()
    for (let turn = 0, before = -1; accepted > before && turn < MOST_ACCEPTED; turn += 1) {
      before = accepted
      await setImmediate()
    }
  }

  const waitForPlace = async (address: string) => {
    if (queue.waiting >= bounds.waiting) throw refusal('too many wait')
    if (queue.waitingOf(address) >= bounds.waitingOfAddress) throw refusal('an address has too many requests')
    const turn = queue.take(address)
    const release = await Promise.race([turn, wait(bounds.waitMs, undefined, { ref: false })])
    if (release) return release
    turn.then((late) => late())
    throw refusal('waited too long')
  }

  const refusal = (reason: string): HttpError => {
    const now = performance.now()
    if (now - saidAt > SILENCE_MS) {
      saidAt = now
      app.log.warn({ reason, ...load, ...app.memoryUsage() }, 'overloaded: new requests are refused')
    }
    const message = `Too many visitors at once. Please try again in ${RETRY_AFTER_S} seconds.`
    return new HttpError(ErrorCode.SERVICE_UNAVAILABLE, message, { retryAfterSeconds: RETRY_AFTER_S })
  }

  app.decorate('load', load)
  app.decorateRequest('endOfWork', null)

  await app.register(underPressure, {
    maxEventLoopDelay: bounds.maxDelayMs,
    maxHeapUsedBytes,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async (request, _reply, reason) => {
      if (request.routeOptions.config.isVital) return
      // Loading code makes the event loop late, too: that is no overload while nobody waits.
      if (load.isHeapFull || queue.waiting > 0) throw refusal(reason)
    },
  })

  // After the body was read, so that a slow upload takes no place.
  app.addHook('preHandler', async (request, reply) => {
    // The not-found handler runs this hook a second time.
    if (request.routeOptions.config.isVital || request.endOfWork) return
    const address = addressKey(request.ip)
    const release = queue.hasPlaceFor(address) ? await queue.take(address) : await waitForPlace(address)
    request.endOfWork = release
    reply.raw.once('close', release)
    begun = begun.then(acceptOthers)
    await begun
    // The client left while it waited: no further event would release its place.
    if (reply.raw.destroyed) {
      release()
      reply.hijack()
    }
  })

  app.addHook('onSend', async ({ endOfWork, raw, routeOptions }: FastifyRequest, reply) => {
    // Ready is enough: a slow reader takes no place.
    endOfWork?.()
    // An unread body would go on arriving.
    const isRead = raw.complete !== false
    if (reply.hasHeader('retry-after') && isRead && !routeOptions.config.isVital) await wait(REFUSE_AFTER_MS)
  })
})

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { finished, type Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey } from '#graph/http/limits/address-key.ts'
import { type Admission, ConcurrencyLimiter } from './concurrency-limiter.ts'
import { HeapGuard } from './heap-guard.ts'
import { closeUnread } from './unread-body.ts'

interface Load {
  /** Requests that are running; cache hits do not count. */
  readonly running: number
  readonly waiting: number
  readonly delayMs: number
  /** Whether new requests are refused because the heap has no room for them. */
  readonly isHeapFull: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    load: Load
  }
  interface FastifyRequest {
    admission: Admission | undefined
    /** Releases the request's place before the response is sent. */
    endOfWork: (() => void) | undefined
  }
  interface FastifyContextConfig {
    /** Whether the route is answered under any load: probes, and routes that cost next to nothing. */
    isVital?: boolean
  }
}

const BOUNDS = {
  // Rendering more pages than this at once would finish all of them late.
  atOnce: 40,
  waiting: 300,
  atOnceOfCaller: 8,
  waitingOfCaller: 50,
  waitMs: 5000,
  /** A streamed response holds its place for this time only, so that slow readers do not block others. */
  streamMs: 1000,
  heapShare: 0.85,
  endAfterMs: 60_000,
}

const MAX_DELAY_MS = 500
const SAMPLE_MS = 500
const RESOLUTION_MS = 10
// Refusals are delayed: programs retry at once, whatever Retry-After says, and quick refusals would take all of the CPU.
const REFUSE_AFTER_MS = 1000
const RETRY_AFTER_S = 5
const SILENCE_MS = 10_000

/**
 * Bounds the requests that run and those that wait, for each address and in all, and refuses all others with a 503 before their
 * bodies are read. Register it after the response cache, whose hits cost next to nothing and still go out.
 */
export const shedLoad = fastifyPlugin<Partial<typeof BOUNDS>>(async (app, options) => {
  const bounds = { ...BOUNDS, ...options }
  const limiter = new ConcurrencyLimiter(bounds)
  const load = watchLoad(app, limiter, bounds)
  const refusal = refusals(app, load)
  app.decorate('load', load)
  app.decorateRequest('admission')
  app.decorateRequest('endOfWork')
  app.addHook('onRequest', admit(limiter, load, refusal))
  // Waits after the body was read, so that a slow upload does not take a place.
  app.addHook('preHandler', waitForTurn(refusal))
  app.addHook('onSend', releaseOnSend(bounds.streamMs))
})

/** Measures without opening a file: it must work in a process without a free file descriptor. */
function watchLoad(app: FastifyInstance, limiter: ConcurrencyLimiter, { heapShare, endAfterMs }: typeof BOUNDS): Load {
  const guard = new HeapGuard(app.log, { share: heapShare, endAfterMs })
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let delayMs = 0
  const sampling = setInterval(() => {
    // Without a single measurement the event loop was blocked.
    delayMs = Number.isNaN(delay.mean) ? Number.POSITIVE_INFINITY : delay.mean / 1e6 - RESOLUTION_MS
    delay.reset()
    guard.sample(limiter.running + limiter.waiting === 0)
  }, SAMPLE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    delay.disable()
  })
  return {
    get running() {
      return limiter.running
    },
    get waiting() {
      return limiter.waiting
    },
    get delayMs() {
      return delayMs
    },
    get isHeapFull() {
      return guard.isFull
    },
  }
}

type MakeRefusal = (reason: string) => HttpError

/** Creates the errors, and logs one of them now and then. */
function refusals(app: FastifyInstance, load: Load): MakeRefusal {
  let saidAt = Number.NEGATIVE_INFINITY
  return (reason) => {
    const now = performance.now()
    if (now - saidAt > SILENCE_MS) {
      saidAt = now
      app.log.warn({ reason, ...load }, 'overloaded: new requests are refused')
    }
    const message = `Too many visitors at once. Please try again in ${RETRY_AFTER_S} seconds.`
    return new HttpError(ErrorCode.SERVICE_UNAVAILABLE, message, { retryAfterSeconds: RETRY_AFTER_S })
  }
}

function admit(limiter: ConcurrencyLimiter, load: Load, refusal: MakeRefusal): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (request.routeOptions.config.isVital) return
    // The client disconnected while it waited for a concurrent request: no further event would release its place.
    if (reply.raw.destroyed) return reply.hijack()
    if (load.isHeapFull) throw refusal('the heap is full')
    // Loading code also blocks the event loop: that is no overload while the queue is empty.
    if (load.delayMs > MAX_DELAY_MS && load.waiting > 0)
      await refuseLate(request, reply, refusal('the event loop is late'))
    const admission = limiter.admit(addressKey(request.ip))
    if (!admission) return refuseLate(request, reply, refusal('an address has too many requests'))
    request.admission = admission
    request.endOfWork = admission.end
    reply.raw.once('close', admission.end)
  }
}

async function refuseLate(request: FastifyRequest, reply: FastifyReply, refusal: HttpError): Promise<never> {
  closeUnread(request, reply)
  await wait(REFUSE_AFTER_MS)
  throw refusal
}

function waitForTurn(refusal: MakeRefusal): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { admission } = request
    // The not-found handler runs this hook a second time.
    request.admission = undefined
    const started = await admission?.start()
    if (started === 'too many wait') await wait(REFUSE_AFTER_MS)
    if (started === 'too many wait' || started === 'waited too long') throw refusal(started)
    // The client disconnected while waiting.
    if (reply.raw.destroyed) reply.hijack()
  }
}

/** Releases the place when the response is sent, not when it has been read, so that slow readers do not block others. */
function releaseOnSend(streamMs: number): onSendHookHandler {
  return ({ endOfWork }, _reply, payload, done) => {
    if (endOfWork && isStream(payload)) {
      const limit = setTimeout(endOfWork, streamMs)
      finished(payload, () => {
        clearTimeout(limit)
        endOfWork()
      })
    } else endOfWork?.()
    done(null, payload)
  }
}

function isStream(payload: unknown): payload is Readable {
  return typeof (payload as Readable | null)?.pipe === 'function'
}

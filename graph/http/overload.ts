import { setTimeout as wait } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import fastifyPlugin from 'fastify-plugin'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that are being computed, and those that wait for it; the response cache's hits are none of them. */
    load: { running: number; waiting: number }
  }
  interface FastifyRequest {
    /** Makes room for the next one. */
    endOfWork: (() => void) | null
  }
  interface FastifyContextConfig {
    /** Answered however much there is to do: what supervisors ask. */
    isVital?: boolean
  }
}

interface Bounds {
  atOnce?: number
  waiting?: number
  waitMs?: number
}

// Pages that are rendered in turns are all finished late: of more than this at once, nobody has any use.
const AT_ONCE = 40
const WAITING = 300
const WAIT_MS = 5000

const MAX_DELAY_MS = 500
const MAX_HEAP_SHARE = 0.85
const SAMPLE_MS = 500
// Programs come again at once whatever they are told: if that were quick, refusing them would be all that we do.
const REFUSE_AFTER_MS = 1000
const RETRY_AFTER_S = 5
const SILENCE_MS = 10_000

/**
 * Computes so many answers at once, lets so many requests wait, and refuses all others with a 503 before they take up
 * memory. Register it behind the response cache, whose hits cost nearly nothing and still go out.
 */
export const shedLoad = fastifyPlugin<Bounds>(
  async (app, { atOnce = AT_ONCE, waiting = WAITING, waitMs = WAIT_MS }) => {
    const load = { running: 0, waiting: 0 }
    const queue = new Set<() => void>()
    let saidAt = Number.NEGATIVE_INFINITY
    app.decorate('load', load)
    app.decorateRequest('endOfWork', null)

    const refusal = (reason: string) => {
      if (Date.now() - saidAt > SILENCE_MS) {
        saidAt = Date.now()
        app.log.warn({ reason, ...load }, 'too much to do: new requests are refused')
      }
      return new Refusal(`Too many visitors at once. Please try again in ${RETRY_AFTER_S} seconds.`, {
        code: ErrorCode.SERVICE_UNAVAILABLE,
        status: 503,
        headers: { 'retry-after': String(RETRY_AFTER_S) },
      })
    }

    await app.register(underPressure, {
      maxEventLoopDelay: MAX_DELAY_MS,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
      sampleInterval: SAMPLE_MS,
      pressureHandler: async ({ routeOptions }, _reply, reason) => {
        // The event loop also stands still when a program is loaded: with nobody waiting that is no overload.
        const isIdle = reason === underPressure.TYPE_EVENT_LOOP_DELAY && load.waiting === 0
        if (routeOptions.config.isVital || isIdle) return
        if (reason === underPressure.TYPE_EVENT_LOOP_DELAY) await wait(REFUSE_AFTER_MS)
        throw refusal(reason)
      },
    })

    /** Resolves when it is this one's turn; rejects after `waitMs`. */
    const turn = () =>
      new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(limit)
          queue.delete(begin)
          load.waiting = queue.size
          resolve()
        }
        const limit = setTimeout(() => {
          queue.delete(begin)
          load.waiting = queue.size
          reject(refusal('waited too long'))
        }, waitMs)
        queue.add(begin)
        load.waiting = queue.size
      })

    // Once the body is here: a visitor who sends slowly keeps nobody else waiting.
    app.addHook('preHandler', async (request, reply) => {
      // A handler that finds nothing hands its request on, which comes by here again.
      if (request.endOfWork || request.routeOptions.config.isVital) return
      if (load.running >= atOnce) {
        if (queue.size >= waiting) {
          await wait(REFUSE_AFTER_MS)
          throw refusal('too many wait')
        }
        await turn()
      }
      load.running += 1
      request.endOfWork = () => {
        request.endOfWork = null
        load.running -= 1
        const [next] = queue
        next?.()
      }
      // Whoever left while waiting closes no second time.
      if (reply.raw.destroyed) request.endOfWork()
      else reply.raw.once('close', () => request.endOfWork?.())
    })

    // Not when it is sent: a visitor who reads slowly keeps nobody waiting either.
    app.addHook('onSend', (request, _reply, payload, done) => {
      request.endOfWork?.()
      done(null, payload)
    })
  },
)

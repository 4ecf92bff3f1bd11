import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import fastifyPlugin from 'fastify-plugin'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that are being computed; what the response cache answers is none of them. */
    load: { inProgress: number }
  }
  interface FastifyContextConfig {
    /** Answered however much there is to do: what supervisors ask. */
    isVital?: boolean
  }
}

/** Mean of half a second: whoever asks now would wait several times as long. */
const MAX_DELAY_MS = 500
const MAX_HEAP_SHARE = 0.85
const SAMPLE_MS = 500
// Ten connections to the database, and one core to render on: the last of so many is answered after some seconds.
const MAX_IN_PROGRESS = 400
// The event loop also stands still for a moment when a program is loaded: with so little to do that is no overload.
const LITTLE_IN_PROGRESS = 50
const RETRY_AFTER_S = 5
const SILENCE_MS = 10_000

/**
 * Refuses new work with a 503 while there is more to do than can be done, before it takes up memory.
 * Register it behind the response cache, whose hits cost nearly nothing and still go out.
 */
export const shedLoad = fastifyPlugin<{ maxInProgress?: number }>(async (app, { maxInProgress = MAX_IN_PROGRESS }) => {
  const load = { inProgress: 0 }
  app.decorate('load', load)
  let saidAt = Number.NEGATIVE_INFINITY

  const refuse = (reason: string): never => {
    if (Date.now() - saidAt > SILENCE_MS) {
      saidAt = Date.now()
      app.log.warn({ reason, inProgress: load.inProgress }, 'too much to do: new requests are refused')
    }
    throw new Refusal(`Too many visitors at once. Please try again in ${RETRY_AFTER_S} seconds.`, {
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
      const isIdle = reason === underPressure.TYPE_EVENT_LOOP_DELAY && load.inProgress < LITTLE_IN_PROGRESS
      if (!routeOptions.config.isVital && !isIdle) refuse(reason)
    },
  })

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (load.inProgress >= maxInProgress && !routeOptions.config.isVital) refuse('requests in progress')
    load.inProgress += 1
    reply.raw.once('close', () => {
      load.inProgress -= 1
    })
  })
})

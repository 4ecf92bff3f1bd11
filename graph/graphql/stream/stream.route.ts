import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHandler } from 'graphql-sse'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import type { OperationOptions } from '#graph/graphql/operation-context.ts'
import { parametersOf } from '#graph/graphql/request-parameters.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'
import { Backpressure } from './backpressure.ts'
import { ConnectionLimiter } from './connection-limiter.ts'
import { subscriptionEvents } from './subscription-events.ts'

export const STREAM = '/stream'

export interface StreamOptions extends OperationOptions {
  bounds?: Partial<StreamBounds>
}

interface StreamBounds {
  ofAddress: number
  inAll: number
  lifetimeMs: number
}

/** The stream of one request, as graphql-sse passes it on. */
interface Stream {
  signal: AbortSignal
  backpressure: Backpressure
  cut: () => void
}

const MEDIA_TYPE = 'text/event-stream'
/** Headers of the request as graphql-sse gets it, whichever method the client used. */
const READ_HEADERS: Record<string, string> = { accept: MEDIA_TYPE, 'content-type': 'application/json' }
// So that nginx and Caddy pass events on at once, and nothing in between caches or compresses them.
// `connection: close`, because a connection that outlives its stream would delay the shutdown.
const HEADERS = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' }

const BOUNDS: StreamBounds = {
  ofAddress: LIMITS.streamsOfAddress,
  inAll: LIMITS.streams,
  lifetimeMs: LIMITS.streamMinutes * 60_000,
}
/** A client that has not read an event by then is disconnected; it can resume from its last position. */
const SLOWEST_MS = 20_000

/**
 * /graphql/stream: subscriptions as server-sent events, in the distinct connections mode of the GraphQL over SSE protocol,
 * with a comment every twelve seconds. All streams end gracefully when the server stops.
 */
export function streamRoute(app: FastifyInstance, options: StreamOptions): void {
  const bounds = { ...BOUNDS, ...options.bounds }
  const limiter = new ConnectionLimiter(bounds)
  app.addHook('preClose', async () => {
    for (const stream of app.streams) stream.abort()
  })
  const handle = createHandler<FastifyRequest, Stream>({
    // Null disables single connection mode, in which requests share a stream.
    authenticate: () => null,
    onSubscribe: ({ raw, context }, params) => subscriptionEvents(options, raw, params, context.signal),
    onNext: async (_context, { context: { backpressure, cut } }) => {
      if (!(await backpressure.whenTaken())) cut()
    },
  })
  app.route({
    method: ['GET', 'POST'],
    url: STREAM,
    exposeHeadRoute: false,
    compress: false,
    config: { isEndless: true },
    handler: async (request, reply) => {
      // No header, and what curl and most HTTP libraries send without being told.
      if (!/text\/event-stream|text\/\*|\*\/\*/i.test(request.headers.accept ?? '*/*')) {
        const message = `This address answers with events: send Accept: ${MEDIA_TYPE}.`
        throw new HttpError(ErrorCode.BAD_REQUEST, message, { status: 406 })
      }
      // A client that disconnected while waiting emits no further event, and would hold its slot forever.
      if (reply.raw.destroyed) throw failureOfStatus(400)
      const release = limiter.take(request.ip)
      const end = openStream(reply, bounds.lifetimeMs, release)
      const backpressure = new Backpressure(SLOWEST_MS)
      const [body, { status, headers }] = await handle({
        // Read once, so that what was paid for is what is executed.
        method: 'POST',
        url: STREAM,
        headers: { get: (name) => READ_HEADERS[name] },
        body: { ...parametersOf(request) },
        raw: request,
        context: { signal: end.signal, backpressure, cut: () => reply.raw.destroy() },
      })
      if (body === null) throw failureOfStatus(status)
      reply
        .code(status)
        .headers(HEADERS)
        .type(headers?.['content-type'] ?? 'application/json; charset=utf-8')
      if (typeof body === 'string') return reply.send(body)
      return reply.send(Readable.from(backpressure.follow(body)))
    },
  })
}

/** A stream ends when its connection closes, which frees its slot, or after its lifetime. */
function openStream(
  { raw, server: { streams } }: FastifyReply,
  lifetimeMs: number,
  release: () => void,
): AbortController {
  const end = new AbortController()
  streams.add(end)
  const limit = setTimeout(() => end.abort(), lifetimeMs)
  raw.once('close', () => {
    clearTimeout(limit)
    streams.delete(end)
    release()
    end.abort()
  })
  return end
}

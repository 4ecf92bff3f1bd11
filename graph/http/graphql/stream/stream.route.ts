import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createHandler } from 'graphql-sse'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'
import type { GraphContext } from '#graph/schema/context.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import { Pace } from './pace.ts'
import { Seats } from './seats.ts'
import { subscriptionEvents } from './subscription-events.ts'

export const STREAM = '/stream'

export interface StreamOptions {
  schema: GraphQLSchema
  /** With a signal, the context of a subscription, whose source ends with it. */
  createContext: (request: FastifyRequest, signal?: AbortSignal) => GraphContext
  countVehicles: () => Promise<number>
  bounds?: Partial<StreamBounds>
}

interface StreamBounds {
  /** Streams of one address, and of all together. */
  ofAddress: number
  inAll: number
  /** A stream ends after this time. */
  lifetimeMs: number
}

/** The stream of one request, as the library hands it on. */
interface Stream {
  signal: AbortSignal
  pace: Pace
  cut: () => void
}

const MEDIA_TYPE = 'text/event-stream'
// nginx and Caddy pass events on at once; nothing on the way may keep or compress them.
// A connection that stayed open behind its stream would hold up the stop of the server.
const HEADERS = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' }

const BOUNDS: StreamBounds = {
  ofAddress: LIMITS.streamsOfAddress,
  inAll: LIMITS.streams,
  lifetimeMs: LIMITS.streamMinutes * 60_000,
}
/** A client that has not taken an event by then is cut off; it comes back with its last position. */
const SLOWEST_MS = 20_000

/**
 * /graphql/stream: subscriptions as server-sent events, in the distinct connections mode of the GraphQL over SSE protocol,
 * with a comment every twelve seconds. All streams end in order when the server stops.
 */
export function streamRoute(app: FastifyInstance, options: StreamOptions): void {
  const bounds = { ...BOUNDS, ...options.bounds }
  const seats = new Seats(bounds)
  app.addHook('preClose', async () => {
    for (const stream of app.streams) stream.abort()
  })
  const handle = createHandler<FastifyRequest, Stream>({
    // Null: no streams that several requests share.
    authenticate: () => null,
    onSubscribe: ({ raw, context }, params) => subscriptionEvents(options, raw, params, context.signal),
    onNext: async (_context, { context: { pace, cut } }) => {
      if (!(await pace.whenTaken())) cut()
    },
  })
  app.route({
    method: ['GET', 'POST'],
    url: STREAM,
    exposeHeadRoute: false,
    compress: false,
    config: { isEndless: true },
    handler: async (request, reply) => {
      if (!request.headers.accept?.includes(MEDIA_TYPE)) throw failureOfStatus(406)
      // A caller who left while waiting for a place has closed the connection already, and would keep the seat.
      if (reply.raw.destroyed) throw failureOfStatus(400)
      const giveBack = seats.take(request.ip)
      const end = openStream(reply, bounds.lifetimeMs, giveBack)
      const pace = new Pace(SLOWEST_MS)
      const [body, { status, headers }] = await handle({
        method: request.method,
        url: request.url,
        headers: { get: (name) => (name === 'accept' ? MEDIA_TYPE : String(request.headers[name] ?? '')) },
        body: (request.body ?? null) as Record<string, unknown> | null,
        raw: request,
        context: { signal: end.signal, pace, cut: () => reply.raw.destroy() },
      })
      if (body === null) throw failureOfStatus(status)
      reply
        .code(status)
        .headers(HEADERS)
        .type(headers?.['content-type'] ?? 'application/json; charset=utf-8')
      if (typeof body === 'string') return reply.send(body)
      // An open stream is no work: it must keep nobody waiting.
      request.endOfWork?.()
      return reply.send(Readable.from(pace.follow(body)))
    },
  })
}

/** A stream ends with its connection, which gives the seat back, and after its lifetime. */
function openStream(
  { raw, server: { streams } }: FastifyReply,
  lifetimeMs: number,
  giveBack: () => void,
): AbortController {
  const end = new AbortController()
  streams.add(end)
  const limit = setTimeout(() => end.abort(), lifetimeMs)
  raw.once('close', () => {
    clearTimeout(limit)
    streams.delete(end)
    giveBack()
    end.abort()
  })
  return end
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { poolOf } from '#graph/database/data-source.ts'
import { RETRY_AFTER } from '#graph/http/errors/failures.ts'

/** A feature's work that waits in the database, as two gauges: the number of items by state, and the age of the oldest. */
export interface Backlog {
  counts: { name: string; help: string }
  oldest: { name: string; help: string }
  read(): Promise<{ states: Record<string, number>; oldestSeconds: number }>
}

interface MetricsOptions {
  database: DataSource
  version: Pick<CatalogueVersion, 'isReachable'>
  /** The bearer token for readers; undefined: only programs on this machine may read. */
  token?: string
  /** The pattern of a page's address, because all pages are one route of Fastify. */
  pageRouteOf?: (url: string) => string
  gauges?: Backlog[]
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const EVERY_PAGE = '/*'
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const OF_PROXIES = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/** GET /metrics, for Prometheus. Register it first, so that it counts every request. */
export const metrics = fastifyPlugin<MetricsOptions>(
  async (app, { database, version, token, pageRouteOf, gauges = [] }) => {
    const register = new Registry()
    collectDefaultMetrics({ register })
    countRequests(app, register, pageRouteOf)
    gaugeState(app, register, database, version)
    const readers = gauges.map((backlog) => gaugeBacklog(register, backlog))

    app.get('/metrics', { config: { isVital: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!mayRead(request, token)) return reply.code(404).type('text/plain').send('Not found')
      try {
        // A gauge that cannot be read has no value; the others still show the outage.
        await Promise.allSettled(readers.map((read) => read()))
        return reply.type(register.contentType).send(await register.metrics())
      } catch (error) {
        // Some metrics are read from files, which fails if no file descriptor is free.
        request.log.error(error, 'the metrics cannot be read')
        return reply.code(503).headers(RETRY_AFTER).type('text/plain').send('Unavailable')
      }
    })
  },
)

function countRequests(app: FastifyInstance, register: Registry, pageRouteOf: MetricsOptions['pageRouteOf']): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  const cacheAnswers = new Counter({
    name: 'ridgeline_cache_answers_total',
    help: 'Requests by the outcome in the response cache: hit, miss, or stale.',
    labelNames: ['result'],
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.cacheResult) cacheAnswers.inc({ result: request.cacheResult })
    const pattern = request.routeOptions.url ?? 'none'
    const route = (pattern === EVERY_PAGE && pageRouteOf?.(request.url.split('?', 1)[0]!)) || pattern
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

function gaugeState(
  app: FastifyInstance,
  register: Registry,
  database: DataSource,
  version: MetricsOptions['version'],
): void {
  const gauge = (name: string, help: string, read: () => number | Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [register],
      collect() {
        const value = read()
        if (typeof value === 'number') this.set(value)
        else for (const [state, count] of Object.entries(value)) this.set({ state }, count)
      },
    })
  gauge('http_requests_in_progress', 'Requests that are being computed, and those that wait for it.', () => ({
    running: app.load?.running ?? 0,
    waiting: app.load?.waiting ?? 0,
  }))
  gauge('ridgeline_database_up', '1 while the database can be reached.', () => Number(version.isReachable))
  gauge(
    'ridgeline_database_connections',
    'Connections of the pool by what they do; waiting: requests that wait for one.',
    () => {
      const { totalCount, idleCount, waitingCount } = poolOf(database)
      return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount }
    },
  )
}

function gaugeBacklog(register: Registry, { counts, oldest, read }: Backlog): () => Promise<void> {
  const states = new Gauge({ ...counts, labelNames: ['state'], registers: [register] })
  const age = new Gauge({ ...oldest, registers: [register] })
  return async () => {
    // Reset first: if the database is away, old values would hide the outage.
    states.reset()
    age.set(Number.NaN)
    const found = await read()
    for (const [state, count] of Object.entries(found.states)) states.set({ state }, count)
    age.set(found.oldestSeconds)
  }
}

/**
 * Behind a proxy on this machine every visitor has a local address, so a forwarded request, or one for another host, does not
 * count as local.
 */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = Object.keys(headers).some((name) => OF_PROXIES.test(name))
  return !isForwarded && LOCAL_HOST.test(headers.host ?? '') && LOOPBACK.has(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { poolOf } from '#graph/database/data-source.ts'
import { RETRY_AFTER } from './errors/faults.ts'

/** Registers gauges of a feature; returns a function that reads them, before each answer. */
type FeatureGauges = (register: Registry) => () => Promise<void>

interface MetricsOptions {
  database: DataSource
  version: Pick<CatalogueVersion, 'isReachable'>
  /** The bearer token that a reader must send; undefined: only programs on this machine may read. */
  token?: string
  /** The pattern of a page's address: to Fastify, all pages are one route. */
  pageRouteOf?: (url: string) => string
  gauges?: FeatureGauges[]
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const EVERY_PAGE = '/*'
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
/** Headers that proxies add to a request. */
const OF_PROXIES = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/** GET /metrics: what Prometheus reads. Register it first, so that it sees every request. */
export const metrics = fastifyPlugin<MetricsOptions>(
  async (app, { database, version, token, pageRouteOf, gauges = [] }) => {
    const register = new Registry()
    collectDefaultMetrics({ register })
    countRequests(app, register, pageRouteOf)
    countCacheAnswers(app, register)
    gaugeDatabase(register, database, version)
    const readers = gauges.map((registerGauges) => registerGauges(register))

    app.get('/metrics', { config: { isVital: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!mayRead(request, token)) return reply.code(404).type('text/plain').send('Not found')
      try {
        // A gauge that cannot be read has no number; the others still tell of the outage.
        await Promise.allSettled(readers.map((read) => read()))
        return reply.type(register.contentType).send(await register.metrics())
      } catch (error) {
        // Some metrics are read from files, which fails without a free descriptor.
        request.log.error(error, 'the metrics cannot be read')
        return reply.code(503).headers(RETRY_AFTER).type('text/plain').send('Unavailable')
      }
    })
  },
)

function countRequests(app: FastifyInstance, register: Registry, pageRouteOf: MetricsOptions['pageRouteOf']): void {
  const registers = [register]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that are being computed, and those that wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'running' }, app.load?.running ?? 0)
      this.set({ state: 'waiting' }, app.load?.waiting ?? 0)
    },
  })
  new Gauge({
    name: 'ridgeline_open_streams',
    help: 'Streams of changes that are open.',
    registers,
    collect() {
      this.set(app.streams.size)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The life of a stream is no duration of an answer.
    if (request.routeOptions.config.isEndless && reply.statusCode === 200) return done()
    const pattern = request.routeOptions.url ?? 'none'
    const route = (pattern === EVERY_PAGE && pageRouteOf?.(request.url.split('?', 1)[0]!)) || pattern
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

function countCacheAnswers(app: FastifyInstance, register: Registry): void {
  const answers = new Counter({
    name: 'ridgeline_cache_answers_total',
    help: 'Requests by the outcome in the response cache: hit, miss, or stale.',
    labelNames: ['result'],
    registers: [register],
  })
  app.addHook('onResponse', ({ cacheStatus }, _reply, done) => {
    if (cacheStatus) answers.inc({ result: cacheResultOf(cacheStatus) })
    done()
  })
}

function cacheResultOf(cacheStatus: string): 'hit' | 'miss' | 'stale' {
  if (cacheStatus.includes('fwd=stale')) return 'stale'
  return cacheStatus.includes('hit') ? 'hit' : 'miss'
}

function gaugeDatabase(register: Registry, database: DataSource, version: MetricsOptions['version']): void {
  const registers = [register]
  new Gauge({
    name: 'ridgeline_database_up',
    help: '1 while the database can be reached.',
    registers,
    collect() {
      this.set(Number(version.isReachable))
    },
  })
  new Gauge({
    name: 'ridgeline_database_connections',
    help: 'Connections of the pool by what they do; waiting: requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = poolOf(database)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
}

/**
 * Behind a proxy on this machine, every visitor looks local: a forwarded request, or one for another host than this
 * machine, is not taken for a local call.
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

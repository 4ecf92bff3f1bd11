import type { FastifyInstance } from 'fastify'
import { createGraph, type Graph } from '#graph/app.ts'
import { type Config, ignoredVariables } from '#graph/config.ts'
import { mailGauges } from '#graph/contact/mail/inquiry-mails.ts'
import { type CatalogueVersion, logOutages, watchCatalogue } from '#graph/database/catalogue-version.ts'
import { responseCache } from '#graph/http/cache/response-cache.ts'
import { rateLimit } from '#graph/http/limits/rate-limit.ts'
import { metrics } from '#graph/http/metrics.ts'
import { shedLoad } from '#graph/http/overload/shed-load.ts'
import { closeServer, createServer } from '#graph/http/server.ts'
import { PartnerKeys } from '#graph/partners/partner-keys.ts'
import { webhookGauges } from '#graph/partners/webhooks/webhook-queue.ts'
import { openDatabase, openStockWriter } from './open-database.ts'
import { startJobs } from './start-jobs.ts'

export interface OpenServer {
  /** Ready to answer; it listens to nothing yet. */
  server: FastifyInstance
  /** Finishes what is being answered and the jobs that run, then closes the database. */
  close: () => Promise<void>
}

/** The differences between the API alone and the site. */
interface Parts {
  register: (server: FastifyInstance, graph: Graph, version: CatalogueVersion) => Promise<unknown>
  pageRouteOf?: (url: string) => string
}

/** A server over the configured database, with limits, cache, metrics and jobs. */
export async function openServer(config: Config, parts: Parts): Promise<OpenServer> {
  const stops = new AsyncDisposableStack()
  const close = () => stops.disposeAsync()
  try {
    return { server: await open(config, parts, (stop) => stops.defer(async () => void (await stop()))), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens one part after the other; `onClose` takes how each is closed, the last one first. */
async function open(
  config: Config,
  { register, pageRouteOf }: Parts,
  onClose: (stop: () => unknown) => void,
): Promise<FastifyInstance> {
  for (const sentence of ignoredVariables()) console.warn(sentence)
  const database = await openDatabase(config, { isBounded: true })
  let tracing: { stop(): Promise<unknown> } | undefined
  onClose(() => Promise.all([database.close(), tracing?.stop()]))
  const server = createServer(config)
  const { otlpEndpoint, redisUrl } = config
  // What few sites want is loaded only there.
  if (otlpEndpoint) {
    const { traceRequests } = await import('#graph/http/tracing.ts')
    tracing = await traceRequests(server, otlpEndpoint)
  }
  const stockWriter = await openStockWriter(database.url)
  onClose(() => stockWriter.destroy())
  const redis = redisUrl ? (await import('#graph/http/limits/redis.ts')).connectRedis(redisUrl, server.log) : undefined
  onClose(() => redis?.disconnect())
  let jobs: ReturnType<typeof startJobs> | undefined
  const partnerKeys = new PartnerKeys(database.dataSource, server.log)
  onClose(() => partnerKeys.close())
  const watch = await watchCatalogue(database.url, {
    onChange: () => jobs?.catalogueChanged(),
    onPartnerChange: () => partnerKeys.refresh(),
    ...logOutages(server.log),
  })
  onClose(() => watch.close())
  // Together, because each may take all of the time there is.
  onClose(() => Promise.all([closeServer(server, config.drainSeconds), jobs?.stop()]))

  const { dataSource } = database
  const { version } = watch
  const graph = createGraph({ ...config, redis, stockWriter }, dataSource, version)
  // The order matters: each plugin says which others it has to come before or after.
  const gauges = [mailGauges(dataSource), webhookGauges(dataSource)]
  await server.register(metrics, { database: dataSource, version, token: config.metricsToken, pageRouteOf, gauges })
  await partnerKeys.load()
  await server.register(rateLimit, { ...config, findPartner: partnerKeys.find, redis })
  await server.register(responseCache, { version })
  await server.register(shedLoad)
  await register(server, graph, version)
  await server.ready()
  if (config.runsJobs) jobs = startJobs(config, dataSource, server.log)
  return server
}

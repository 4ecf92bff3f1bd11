import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { createGraph } from '#graph/app.ts'
import type { Config } from '#graph/config.ts'
import { logOutages, watchCatalogue } from '#graph/database/catalogue-version.ts'
import { openCatalogue, openDatabase } from '#graph/database/open.ts'
import { rateLimit, takePoints } from '#graph/http/limits/rate-limit.ts'
import { metrics } from '#graph/http/metrics.ts'
import { shedLoad } from '#graph/http/overload.ts'
import { responseCache } from '#graph/http/response-cache/response-cache.ts'
import { closeServer, createServer } from '#graph/http/server.ts'
import { startJobs } from '#graph/jobs/start-jobs.ts'
import { matchRoute } from '#web/matchRoute.ts'
import type { PageOptions } from './pages.ts'
import { watchPictureOrigins } from './pictureOrigins.ts'
import { site } from './site.ts'
import { pageWarmer } from './warmPages.ts'

export type OpenSite = {
  /** Ready to answer; it listens to nothing yet. */
  server: FastifyInstance
  /** Finishes what is being answered and the jobs that run, then closes the database. */
  close: () => Promise<void>
}

/** What differs between production and development. */
type Build = Pick<PageOptions, 'renderer' | 'assets' | 'publicDir'> & {
  /** Serves the files of the build. */
  files?: FastifyPluginAsync
}

/** The site and its API over the configured database. */
export const openSite = async (config: Config, { files, ...build }: Build): Promise<OpenSite> => {
  const database = await openDatabase(config, { isForVisitors: true })
  const server = createServer(config)
  const tracing =
    config.otlpEndpoint === undefined
      ? undefined
      : await (await import('#graph/tracing.ts')).traceRequests(server, config.otlpEndpoint)
  const redis =
    config.redisUrl === undefined
      ? undefined
      : (await import('#graph/http/limits/redis.ts')).connectRedis(config.redisUrl, server.log)
  const warmer = pageWarmer(server)
  const catalogue = openCatalogue(config, database.dataSource, server.log)
  const watch = await watchCatalogue(database.url, {
    onChange: (version) => {
      catalogue.changed(version)
      warmer.warmSoon()
    },
    ...logOutages(server.log),
  })
  let jobs: ReturnType<typeof startJobs> | undefined
  const close = async () => {
    warmer.stop()
    await Promise.all([closeServer(server, config.drainSeconds), jobs?.stop()])
    watch.close()
    await catalogue.close()
    redis?.disconnect()
    await Promise.all([database.close(), tracing?.stop()])
  }
  try {
    const graph = createGraph({ ...config, redis }, database.dataSource, catalogue.catalogue, watch.version)
    if (files) await server.register(files)
    await server.register(metrics, {
      database: database.dataSource,
      version: watch.version,
      token: config.metricsToken,
      pageRouteOf: (url) => matchRoute(url).path,
    })
    await server.register(rateLimit, { ...config, redis })
    await server.register(responseCache, { version: watch.version })
    await server.register(takePoints)
    await server.register(shedLoad)
    const { siteUrl, mediaDir } = config
    const pictureOrigins = watchPictureOrigins(graph.services, watch.version)
    await server.register(site({ graph, siteUrl, mediaDir, pictureOrigins, ...build }))
    await server.ready()
    if (config.runsJobs) jobs = startJobs(config, database.dataSource, server.log)
    return { server, close }
  } catch (error) {
    await close()
    throw error
  }
}

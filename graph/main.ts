import { createGraph } from '#graph/app.ts'
import { loadConfig } from '#graph/config.ts'
import { logOutages, watchCatalogue } from '#graph/database/catalogue-version.ts'
import { openCatalogue, openDatabase } from '#graph/database/open.ts'
import { compressAnswers } from '#graph/http/compression.ts'
import { rateLimit, takePoints } from '#graph/http/limits/rate-limit.ts'
import { metrics } from '#graph/http/metrics.ts'
import { shedLoad } from '#graph/http/overload.ts'
import { responseCache } from '#graph/http/response-cache/response-cache.ts'
import { closeServer, createServer, listen } from '#graph/http/server.ts'
import { startJobs } from '#graph/jobs/start-jobs.ts'
import { runProcess } from '#graph/process.ts'

/** The API alone, without the site. */
await runProcess(async (onStop) => {
  const config = loadConfig()

  const database = await openDatabase(config, { isForVisitors: true })
  onStop(database.close)

  const server = createServer(config)
  if (config.otlpEndpoint) {
    const { traceRequests } = await import('#graph/tracing.ts')
    onStop((await traceRequests(server, config.otlpEndpoint)).stop)
  }
  const redis =
    config.redisUrl === undefined
      ? undefined
      : (await import('#graph/http/limits/redis.ts')).connectRedis(config.redisUrl, server.log)
  onStop(async () => redis?.disconnect())
  const catalogue = openCatalogue(config, database.dataSource, server.log)
  onStop(catalogue.close)
  const watch = await watchCatalogue(database.url, { onChange: catalogue.changed, ...logOutages(server.log) })
  onStop(async () => watch.close())
  await server.register(metrics, { database: database.dataSource, version: watch.version, token: config.metricsToken })
  await server.register(rateLimit, { ...config, redis })
  await server.register(responseCache, { version: watch.version })
  await server.register(takePoints)
  await server.register(shedLoad)
  await compressAnswers(server)
  await server.register(
    createGraph({ ...config, redis }, database.dataSource, catalogue.catalogue, watch.version).routes,
  )
  onStop(() => closeServer(server, config.drainSeconds))

  if (config.runsJobs) onStop(startJobs(config, database.dataSource, server.log).stop)

  const port = await listen(server, config)
  console.log(`GraphQL  http://localhost:${port}/graphql (Apollo Sandbox in a browser)`)
  console.log(`REST     http://localhost:${port}/api/vehicles`)
  console.log('Stop with Ctrl-C.')
})

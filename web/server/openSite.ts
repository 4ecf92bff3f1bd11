import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Config } from '#graph/config.ts'
import { type OpenServer, openServer } from '#graph/start/open-server.ts'
import { printWhatWaits } from '#graph/start/start-jobs.ts'
import { matchRoute, ROUTES } from '#web/app/routes.tsx'
import { watchPictureOrigins } from './pageHeaders.ts'
import { type PageOptions, shownRows } from './pages.ts'
import { site } from './site.ts'

type Build = Pick<PageOptions, 'renderer' | 'assets' | 'publicDir'> & { files?: FastifyPluginAsync }

export const openSite = (config: Config, { files, ...build }: Build): Promise<OpenServer> => {
  const { siteUrl, mediaDir } = config
  let warmer: ReturnType<typeof pageWarmer> | undefined
  return openServer(config, {
    pageRouteOf: (url) => matchRoute(url).path,
    onChange: () => warmer?.warmSoon(),
    register: async (server, graph, version) => {
      warmer = pageWarmer(server)
      server.addHook('preClose', async () => warmer?.stop())
      if (files) await server.register(files)
      const pictureOrigins = watchPictureOrigins(graph.services, version)
      await server.register(
        site({ graph, siteUrl, mediaDir, pictureOrigins, readRows: shownRows(graph.services), ...build }),
      )
      // The catalogue's first version came before the pages were registered.
      warmer.warmSoon()
    },
  })
}

export const printAddresses = (port: number, config: Config) => {
  console.log(`Site     http://localhost:${port}/`)
  const who = config.staff.join(', ')
  console.log(
    who
      ? `Desk     http://localhost:${port}/desk for ${who}`
      : 'Desk     off: STAFF=you@example.com npm start turns it on, for inquiries and stock',
  )
  console.log(`GraphQL  http://localhost:${port}/graphql (Apollo Sandbox in a browser)`)
  if (config.runsJobs) printWhatWaits(config)
  console.log('Stop with Ctrl-C.')
}

// Debounced, because changes often come in a row.
const QUIET_MS = 300
/**
 * The pause after a run, as a multiple of its duration, so that constant changes of the stock don't keep the machine rendering.
 */
const REST = 4

/** Addresses without parameters, the most visited pages. */
const ADDRESSES = ROUTES.map(({ path }) => path).filter((path) => !/[:*]/.test(path))

/** Renders the main pages into the response cache, one after another, so that no visitor waits for them. */
const pageWarmer = (server: FastifyInstance) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let changes = 0
  let restsUntil = 0

  const warm = async () => {
    const change = changes
    const startedAt = performance.now()
    for (const url of ADDRESSES) {
      await server.inject({ url, headers: { accept: 'text/html' } })
      // A change makes the pages of this run stale.
      if (isStopped || change !== changes) break
    }
    const now = performance.now()
    restsUntil = now + REST * (now - startedAt)
  }

  const plan = () => {
    const begin = () => (performance.now() < restsUntil ? plan() : warm().catch((error) => server.log.error(error)))
    timer = setTimeout(begin, QUIET_MS)
  }

  return {
    warmSoon: () => {
      changes += 1
      clearTimeout(timer)
      if (!isStopped) plan()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

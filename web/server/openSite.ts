import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#graph/config.ts'
import { type OpenServer, openServer } from '#graph/start/open-server.ts'
import { printWhatWaits } from '#graph/start/start-jobs.ts'
import { matchRoute } from '#web/app/matchRoute.ts'
import type { PageOptions } from './pages.ts'
import { watchPictureOrigins } from './pictureOrigins.ts'
import { ShownRows } from './shownRows.ts'
import { site } from './site.ts'
import { pageWarmer } from './warmPages.ts'

/** The differences between production and development. */
type Build = Pick<PageOptions, 'renderer' | 'assets' | 'publicDir'> & {
  /** Serves the files of the build. */
  files?: FastifyPluginAsync
}

/** The site and its API over the configured database. */
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
        site({ graph, siteUrl, mediaDir, pictureOrigins, rows: new ShownRows(graph.services), ...build }),
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
      : 'Desk     off: STAFF=you@example.com npm start turns it on',
  )
  console.log(`GraphQL  http://localhost:${port}/graphql (Apollo Sandbox in a browser)`)
  if (config.runsJobs) printWhatWaits(config)
  console.log('Stop with Ctrl-C.')
}

import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#graph/config.ts'
import { type OpenServer, openServer } from '#graph/start/open-server.ts'
import { printWhatWaits } from '#graph/start/start-jobs.ts'
import { matchRoute } from '#web/app/routes.tsx'
import { watchPictureOrigins } from './pageHeaders.ts'
import { type PageOptions, shownRows } from './pages.ts'
import { site } from './site.ts'

type Build = Pick<PageOptions, 'renderer' | 'assets' | 'publicDir'> & { files?: FastifyPluginAsync }

export const openSite = (config: Config, { files, ...build }: Build): Promise<OpenServer> => {
  const { siteUrl, mediaDir } = config
  return openServer(config, {
    pageRouteOf: (url) => matchRoute(url).path,
    register: async (server, graph, version) => {
      if (files) await server.register(files)
      const pictureOrigins = watchPictureOrigins(graph.services, version)
      await server.register(
        site({ graph, siteUrl, mediaDir, pictureOrigins, readRows: shownRows(graph.services), ...build }),
      )
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

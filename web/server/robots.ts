import type { FastifyPluginAsync } from 'fastify'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import type { Services } from '#graph/services.ts'

// Nothing is disallowed: llms.txt sends agents to the API, and a crawler has to be able to read the robots tag of an unlisted page.
const text = (sitemap: string) => `User-agent: *
Disallow:

Sitemap: ${sitemap}
`

/** `/robots.txt`: all of the site is open. */
export const robots =
  ({ site }: Pick<Services, 'site'>): FastifyPluginAsync =>
  async (app) => {
    const robotsTxt = text(site.page('/sitemap.xml'))
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC_CACHE).send(robotsTxt),
    )
  }

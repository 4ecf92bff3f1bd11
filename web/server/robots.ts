import type { FastifyPluginAsync } from 'fastify'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import type { Services } from '#graph/services.ts'

// Unlisted pages are not disallowed: a crawler has to be able to read their robots tag.
const text = (sitemap: string) => `User-agent: *
Disallow: /api/
Disallow: /graphql

Sitemap: ${sitemap}
`

/** `/robots.txt`: pages, pictures and feeds are open to search engines, the API is not. */
export const robots =
  ({ site }: Pick<Services, 'site'>): FastifyPluginAsync =>
  async (app) => {
    const robotsTxt = text(site.page('/sitemap.xml'))
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC_CACHE).send(robotsTxt),
    )
  }

import type { FastifyPluginAsync } from 'fastify'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import type { Services } from '#graph/services.ts'

// Pages that are not to be listed say so themselves: a crawler has to read them to know.
const lines = (sitemap: string) => [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /graphql',
  '',
  `Sitemap: ${sitemap}`,
  '',
]

/** `/robots.txt`: pages, pictures and feeds are open, the API is nothing for search engines. */
export const robots =
  ({ site }: Pick<Services, 'site'>): FastifyPluginAsync =>
  async (app) => {
    const text = lines(site.page('/sitemap.xml')).join('\n')
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC_CACHE).send(text),
    )
  }

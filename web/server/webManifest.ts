import type { FastifyPluginAsync } from 'fastify'
import { DEALER } from '#graph/dealer/dealer.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { FOREST, PAPER } from '#web/theme/colors.ts'

const icon = (pixels: number) => ({
  src: `/icon-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose: 'any maskable',
})

const MANIFEST = JSON.stringify({
  name: DEALER.name,
  short_name: DEALER.shortName,
  start_url: '/',
  display: 'browser',
  background_color: PAPER,
  theme_color: FOREST[900],
  icons: [icon(192), icon(512)],
})

/** `/site.webmanifest`: the site on a home screen. */
export const webManifest: FastifyPluginAsync = async (app) => {
  app.get('/site.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', PUBLIC_CACHE).send(MANIFEST),
  )
}

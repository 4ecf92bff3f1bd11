import type { FastifyPluginAsync } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { refuseOtherMethods } from '#graph/http/scope/other-methods.ts'

interface Text {
  path: string
  mediaType: string
  text: string
  cacheControl?: string
}

/** Serves a fixed text to pages of any origin. */
export const textRoute =
  ({ path, mediaType, text, cacheControl = PUBLIC_CACHE }: Text): FastifyPluginAsync =>
  async (app) => {
    app.get(path, { config: { cost: COST.file } }, (_request, reply) =>
      reply
        .headers({ ...OPEN_HEADERS, 'cache-control': cacheControl })
        .type(`${mediaType}; charset=utf-8`)
        .send(text),
    )
    refuseOtherMethods(app, path, ['GET', 'HEAD'])
  }

import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { RATE } from '#graph/api/limits.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { isNotModified } from '#graph/http/cache/not-modified.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { refuseOtherMethods } from '#graph/http/scope/other-methods.ts'

interface Text {
  path: string
  mediaType: string
  text: string
}

/** Serves a fixed text, with its hash as ETag, to pages of any origin. */
export const textRoute =
  ({ path, mediaType, text }: Text): FastifyPluginAsync =>
  async (app) => {
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`

    app.get(path, { config: { points: RATE.filePoints } }, async (request, reply) => {
      reply.headers({ ...OPEN_HEADERS, etag, 'cache-control': PUBLIC_CACHE })
      if (isNotModified(request, { etag, changedAt: null })) return reply.code(304).send()
      return reply.type(`${mediaType}; charset=utf-8`).send(text)
    })
    refuseOtherMethods(app, path, ['GET', 'HEAD'])
  }

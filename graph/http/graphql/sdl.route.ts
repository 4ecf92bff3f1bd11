import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { isNotModified } from '#graph/http/cache/not-modified.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { RATE } from '#graph/schema/limits.ts'
import { printSdl } from '#graph/schema/schema.ts'

/** /schema.graphql: the contract as text, for code generators; its ETag changes when the contract does. */
export const sdlRoute =
  (schema: GraphQLSchema): FastifyPluginAsync =>
  async (app) => {
    const sdl = printSdl(schema)
    const etag = `"${createHash('sha256').update(sdl).digest('base64url')}"`

    app.get('/schema.graphql', { config: { points: RATE.filePoints } }, async (request, reply) => {
      reply.headers({ ...OPEN_HEADERS, etag, 'cache-control': PUBLIC_CACHE })
      if (isNotModified(request, { etag, changedAt: null })) return reply.code(304).send()
      return reply.type('text/plain; charset=utf-8').send(sdl)
    })
  }

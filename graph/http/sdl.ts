import type { FastifyPluginAsync } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { printSdl } from '#graph/schema.ts'
import { PUBLIC_CACHE } from './cache-control.ts'

/** /schema.graphql: the contract as text, for code generators. */
export const sdlRoute =
  (schema: GraphQLSchema): FastifyPluginAsync =>
  async (app) => {
    const sdl = printSdl(schema)
    app.get('/schema.graphql', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC_CACHE).send(sdl),
    )
  }

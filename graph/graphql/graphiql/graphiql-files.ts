import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** GraphiQL's files for the page at /graphql, in the site and in the API alone. */
export const graphiqlFiles =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    // Sending a file costs less than refusing it.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isVital: true }
    })
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/graphiql/',
      wildcard: false,
      index: false,
      preCompressed: true,
    })
  }

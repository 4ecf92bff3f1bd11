import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** The files of GraphiQL's build, for the page at /graphql: the site serves them, and so does the API alone. */
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

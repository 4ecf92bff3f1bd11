import type { FastifyPluginAsync } from 'fastify'
import type { DataSource } from 'typeorm'

/** /healthz: the process answers. /readyz: it can also reach its database, so it may be sent visitors. */
export const healthRoutes =
  (database: DataSource): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

    app.get('/readyz', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        await database.query('select 1')
        return { status: 'ready' }
      } catch (error) {
        request.log.error(error, 'not ready: the database does not answer')
        return reply.code(503).send({ status: 'unavailable' })
      }
    })
  }

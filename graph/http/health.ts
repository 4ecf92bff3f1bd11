import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { logUnexpected } from '#graph/http/errors/failures.ts'
import { refuseOtherMethods } from './scope.ts'

const ANSWER_MS = 2000
const VITAL = { config: { isVital: true } }

/**
 * /healthz: the process responds and is not shutting down. /readyz: it can also reach its database and has room in its heap, so a
 * load balancer may send it visitors. While `version` counts the database as unreachable, reads
 * fail, so the process is not ready.
 */
export const healthRoutes =
  (database: DataSource, version: Pick<CatalogueVersion, 'isReachable'> = { isReachable: true }): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', VITAL, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return app.stopping.hasBegun ? reply.code(503).send({ status: 'stopping' }) : { status: 'ok' }
    })

    app.get('/readyz', VITAL, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (app.stopping.hasBegun) return reply.code(503).send({ status: 'stopping' })
      if (app.load?.isHeapFull) return reply.code(503).send({ status: 'overloaded' })
      if (!version.isReachable) return reply.code(503).send({ status: 'unavailable' })
      try {
        await Promise.race([database.query('select 1'), silence()])
        return { status: 'ready' }
      } catch (error) {
        logUnexpected(error, request.log)
        return reply.code(503).send({ status: 'unavailable' })
      }
    })

    for (const path of ['/healthz', '/readyz']) refuseOtherMethods(app, path, ['GET', 'HEAD'])
  }

async function silence(): Promise<never> {
  await wait(ANSWER_MS, undefined, { ref: false })
  throw new Error(`the database has not answered for ${ANSWER_MS} ms`)
}

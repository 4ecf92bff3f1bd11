import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Any partner's page may read this scope: the inventory is public, and nothing here knows cookies. */
export async function openToAllOrigins(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST'],
    maxAge: 86_400,
    // An OPTIONS request without the headers of a preflight is answered like one, not with a 400.
    strictPreflight: false,
  })
}

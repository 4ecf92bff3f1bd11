import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

// Beside the few that every page may read.
const EXPOSED_HEADERS = [
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'ETag',
  'Age',
  'Cache-Status',
  'X-Request-Id',
  'Allow',
]

/** Any partner's page may read this scope: the inventory is public, and nothing here knows cookies. */
export async function openToAllOrigins(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
    // An OPTIONS request without the headers of a preflight is answered like one, not with a 400.
    strictPreflight: false,
  })
}

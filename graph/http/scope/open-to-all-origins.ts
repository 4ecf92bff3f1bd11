import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

// CORS lets a page read only a few headers by default.
const EXPOSED_HEADERS = [
  'Retry-After',
  'ETag',
  'Age',
  'Cache-Status',
  'Idempotent-Replayed',
  'Warning',
  'X-Request-Id',
  'Allow',
]

/** CORS headers for a response outside such a scope. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
}

/** Lets any partner's page read this scope: the inventory is public, and there are no cookies. */
export async function openToAllOrigins(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
    // Answers an OPTIONS request without preflight headers like a preflight, too, instead of a 400.
    strictPreflight: false,
  })
}

import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

type Directives = Record<string, string | undefined>

/** The value of Content-Security-Policy; an undefined directive is left out. */
export function contentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources !== undefined)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
}

/** The source expression that allows exactly this inline script or style sheet. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** For JSON, pictures and texts, which load nothing and need no frame. */
const NO_DOCUMENT = contentSecurityPolicy({
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
})

const ONE_YEAR_S = 31_536_000

/**
 * The default headers of every response; a document sets a CSP of its own. Any origin may load everything except pages, because
 * partners' sites show our pictures and read our data.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': NO_DOCUMENT,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    // Only with https: after this header, a browser never uses plain http for the host again.
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
  }
}

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

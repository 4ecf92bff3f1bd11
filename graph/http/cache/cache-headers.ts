import type { FastifyRequest } from 'fastify'

/**
 * Caches may use a public response for five minutes, for ten more while they revalidate it, and for a day if revalidation
 * fails.
 */
export const PUBLIC_CACHE = 'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400'

/**
 * Whether the client's copy is current (RFC 9110, 13.2.2): If-None-Match decides, or without it If-Modified-Since. Of a POST the
 * client has no copy.
 */
export function isNotModified(
  { method, headers }: FastifyRequest,
  { etag, changedAt }: { etag: string; changedAt: Date | null },
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const known = headers['if-none-match']
  if (known !== undefined) return known.trim() === '*' || opaqueTags(known).includes(opaqueTags(etag)[0]!)
  if (!changedAt) return false
  const since = Date.parse(headers['if-modified-since'] ?? '')
  // HTTP dates have no milliseconds.
  return Math.floor(changedAt.getTime() / 1000) <= since / 1000
}

const opaqueTags = (list: string): string[] => list.match(/"[^"]*"/g) ?? []

/** The time of a change for Last-Modified, which has no milliseconds; null while another change could follow in that second. */
export const modifiedAt = (changedAt: Date | null): Date | null =>
  changedAt && Date.now() - changedAt.getTime() > 1000 ? changedAt : null

import type { FastifyRequest } from 'fastify'

interface Validators {
  etag: string
  changedAt: Date | null
}

/** Whether the client's copy is current (RFC 9110, 13.2.2): If-None-Match decides, or without it If-Modified-Since. */
export function isNotModified({ headers }: FastifyRequest, { etag, changedAt }: Validators): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.trim() === '*' || opaqueTags(known).includes(opaqueTags(etag)[0]!)
  if (!changedAt) return false
  const since = Date.parse(headers['if-modified-since'] ?? '')
  // HTTP dates have no milliseconds.
  return Math.floor(changedAt.getTime() / 1000) <= since / 1000
}

const opaqueTags = (list: string): string[] => list.match(/"[^"]*"/g) ?? []

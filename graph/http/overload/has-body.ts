import type { IncomingHttpHeaders } from 'node:http'

/** Whether a body follows the head of a request. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

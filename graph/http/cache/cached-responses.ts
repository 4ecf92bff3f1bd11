import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedPath } from '#graph/http/request-log.ts'
import { isNotModified } from './not-modified.ts'
import type { ResponseStore } from './response-store.ts'
import { chooseVariant, type Miss, type StoredResponse, toStored } from './stored-response.ts'

export type CacheResult = 'hit' | 'miss' | 'stale'

/** The values of the Cache-Status header (RFC 9211). */
const CACHE_STATUS: Record<CacheResult, string> = {
  hit: 'ridgeline; hit',
  miss: 'ridgeline; fwd=miss; stored',
  stale: 'ridgeline; hit; fwd=stale; detail=stale-if-error',
}

export async function cacheAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  store: ResponseStore,
  miss: Miss,
): Promise<unknown> {
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  const stored = Buffer.isBuffer(body) ? await toStored(reply, body, miss) : undefined
  if (stored) store.keep(miss.key, stored)
  miss.complete(stored)
  return stored ? payloadOf(request, reply, stored, 'miss') : payload
}

/** Returns the payload to send for a failure: the stale response, if there is one. */
export async function replaceFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  store: ResponseStore,
  miss: Miss,
): Promise<unknown> {
  miss.complete()
  const stale = store.findStale(miss.key)
  if (!stale) return payload
  request.log.info({ path: loggedPath(request.url) }, 'a request failed: the stale response is sent instead')
  reply.code(200).removeHeader('retry-after')
  return payloadOf(request, reply, stale, 'stale')
}

/** Sends a cached response past the hooks of onSend, which it has been through when it was cached. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse, result: CacheResult) {
  const bytes = payloadOf(request, reply, stored, result)
  if (bytes) reply.header('content-length', bytes.length)
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders).end(bytes)
}

/** Sets the headers of a cached response and returns its payload, which is undefined for a 304. */
function payloadOf(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
  result: CacheResult,
): Buffer | undefined {
  const isStale = result === 'stale'
  request.cacheResult = result
  reply.removeHeader('content-length').headers({
    ...stored.headers,
    'cache-status': CACHE_STATUS[result],
    ...(isStale && staleHeaders(stored)),
  })
  if (!isStale && isNotModified(request, stored)) {
    reply.code(304)
    return undefined
  }
  const { bytes, encoding } = chooseVariant(stored, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return bytes
}

function staleHeaders({ storedAt }: StoredResponse): Record<string, string> {
  return {
    age: String(Math.round((performance.now() - storedAt) / 1000)),
    'cache-control': 'no-store',
    warning: '110 - "Response is Stale"',
  }
}

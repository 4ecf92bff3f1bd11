import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedPath } from '#graph/http/request-log.ts'
import { isNotModified } from './not-modified.ts'
import type { ResponseStore } from './response-store.ts'
import { chooseVariant, type Miss, type StoredResponse, toStored } from './stored-response.ts'

const HIT = 'ridgeline; hit'
const MISS = 'ridgeline; fwd=miss; stored'
const STALE_HIT = 'ridgeline; hit; fwd=stale; detail=stale-if-error'

/** Stores a computed response if it is cacheable, and returns the payload to send. */
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
  return stored ? payloadOf(request, reply, stored, MISS) : payload
}

/** Returns the payload to send for a failure: the stale response, if there is one. */
export function replaceFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  store: ResponseStore,
  miss: Miss,
): unknown {
  miss.complete()
  const stale = store.findStale(miss.key)
  if (!stale) return payload
  request.log.info({ path: loggedPath(request.url) }, 'a request failed: the stale response is sent instead')
  reply.code(200).removeHeader('retry-after')
  return stalePayloadOf(request, reply, stale)
}

export function sendHit(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): void {
  reply.send(payloadOf(request, reply, stored, HIT) ?? undefined)
}

export function sendStale(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): void {
  reply.send(stalePayloadOf(request, reply, stored))
}

/** Whether the server failed, as opposed to the caller. */
export function hasFailed(reply: FastifyReply): boolean {
  return reply.statusCode >= 500 || reply.isIncomplete
}

/** Sets the headers of a cached response and returns its payload, which is null for a 304. */
function payloadOf(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
  status: string,
): Buffer | null {
  request.cacheStatus = status
  reply.removeHeader('content-length').headers({ ...stored.headers, 'cache-status': status })
  if (!isNotModified(request, stored)) return variantOf(request, reply, stored)
  reply.code(304)
  return null
}

function stalePayloadOf(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): Buffer {
  request.cacheStatus = STALE_HIT
  reply.removeHeader('content-length').headers({
    ...stored.headers,
    age: String(Math.round((performance.now() - stored.storedAt) / 1000)),
    'cache-control': 'no-store',
    warning: '110 - "Response is Stale"',
    'cache-status': STALE_HIT,
  })
  return variantOf(request, reply, stored)
}

function variantOf(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): Buffer {
  const { bytes, encoding } = chooseVariant(stored, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return bytes
}

import type { OutgoingHttpHeader } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedPath } from '#graph/http/request-log.ts'
import { isNotModified } from './not-modified.ts'
import type { ResponseStore } from './response-store.ts'
import { chooseForm, type StoredResponse, toStored } from './stored-response.ts'

/** A request that computes an answer which may be kept. */
export interface Miss {
  key: string
  version: number
  /** Gives the answer, if it may be kept, to the requests that wait for it. */
  settle: (stored?: StoredResponse) => void
}

const HIT = 'ridgeline; hit'
const MISS = 'ridgeline; fwd=miss; stored'
const STAND_IN = 'ridgeline; hit; fwd=stale; detail=stale-if-error'

/** Keeps a computed answer if it may be kept, settles the requests that wait for it, and returns the payload to send. */
export function keepAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  store: ResponseStore,
  miss: Miss,
) {
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  const stored = Buffer.isBuffer(body) ? toStored(reply, body, miss.version) : undefined
  if (stored) store.keep(miss.key, stored)
  miss.settle(stored)
  if (!stored) return payload
  request.cacheStatus = MISS
  reply.headers({ ...stored.headers, 'cache-status': MISS })
  if (!isNotModified(request, stored)) return payload
  reply.code(304).removeHeader('content-length')
  return ''
}

/** Returns the payload to send for a failure: the last good answer, if there is one. */
export function replaceFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  store: ResponseStore,
  miss: Miss,
) {
  miss.settle()
  const stored = store.findStale(miss.key)
  if (!stored) return payload
  request.log.info({ path: loggedPath(request.url) }, 'an answer failed: its last good one stands in')
  request.cacheStatus = STAND_IN
  reply.code(200).removeHeader('content-length').removeHeader('retry-after').headers(standInHeaders(stored))
  return stored.identity.bytes
}

/**
 * Writes straight to the connection: a kept answer is complete, and Fastify's way of sending costs more than the rest of
 * a hit. The onResponse hooks run all the same.
 */
export function sendHit(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  request.cacheStatus = HIT
  const { raw } = reply.hijack()
  const headers: OutgoingHttpHeader[] = ['cache-status', HIT, ...stored.headerList]
  addHeadersOfRequest(headers, reply, stored)
  if (isNotModified(request, stored)) {
    raw.writeHead(304, headers).end()
    return
  }
  const { bytes, headerList } = chooseForm(stored, request.headers['accept-encoding'])
  headers.push(...headerList)
  raw.writeHead(200, headers)
  raw.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Adds the headers that hooks have set for this request and that are not kept, such as its id. */
function addHeadersOfRequest(list: OutgoingHttpHeader[], reply: FastifyReply, { headers }: StoredResponse): void {
  const own = reply.getHeaders()
  // A loop, because lists of entries would cost more than all that is left of a hit but its writing.
  for (const name in own) if (!(name in headers)) list.push(name, own[name]!)
}

export function sendStandIn(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  request.cacheStatus = STAND_IN
  const { bytes, encoding } = chooseForm(stored, request.headers['accept-encoding'])
  reply.headers(standInHeaders(stored))
  if (encoding) reply.header('content-encoding', encoding)
  reply.send(bytes)
}

/** Whether the fault is ours. */
export function hasFailed(reply: FastifyReply): boolean {
  return reply.statusCode >= 500 || reply.isIncomplete
}

function standInHeaders({ headers, storedAt }: StoredResponse): Record<string, string> {
  return {
    ...headers,
    age: String(Math.round((performance.now() - storedAt) / 1000)),
    'cache-control': 'no-store',
    warning: '110 - "Response is Stale"',
    'cache-status': STAND_IN,
  }
}

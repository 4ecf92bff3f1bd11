import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { loggedPath } from '#graph/http/request-log.ts'
import { isNotModified } from './cache-headers.ts'
import { keyOfGet, keyOfGraphqlPost } from './request-key.ts'
import { chooseVariant, type Miss, ResponseStore, type StoredResponse, toStored } from './stored-response.ts'

declare module 'fastify' {
  interface FastifyRequest {
    cacheMiss: Miss | null
    /** Null for a request that bypasses the cache. */
    cacheResult: CacheResult | null
  }
  interface FastifyReply {
    /** An error of ours left out a part of the response. If there is a stale complete response, that is sent instead. */
    isIncomplete: boolean
  }
}

/**
 * One cache for pages, REST and GraphQL queries. It stores every response whose Cache-Control is public. A new version of
 * the catalogue makes all entries stale at once; a stale response may still replace one that failed. The `Cache-Status`
 * header (RFC 9211) says which of these happened.
 *
 * Register it before anything that compresses. Headers that belong to a single request must be set in an earlier hook:
 * headers that are set later are cached with the response.
 */
export const responseCache = fastifyPlugin<{ version: CatalogueVersion; maxBytes?: number }>(
  async (app, { version, maxBytes }) => {
    const store = new ResponseStore(version, maxBytes)
    const lookUp = createLookup(store, version)
    app.decorateRequest('cacheMiss', null)
    app.decorateRequest('cacheResult', null)
    app.decorateReply('isIncomplete', false)
    const lookUpBy =
      (keyOf: (request: FastifyRequest) => string | undefined, ...methods: string[]): onRequestHookHandler =>
      (request, reply, done) => {
        const key = methods.includes(request.method) ? keyOf(request) : undefined
        if (key === undefined) done()
        else lookUp(request, reply, key, done)
      }
    app.addHook('onRequest', lookUpBy(keyOfGet, 'GET', 'HEAD'))
    // After the body was read, and before the cost is taken.
    app.addHook('preValidation', lookUpBy(keyOfGraphqlPost, 'POST'))
    app.addHook('onSend', (request, reply, payload, done) => {
      const miss = request.cacheMiss
      request.cacheMiss = null
      if (!miss) return done(null, payload)
      answerMiss(request, reply, payload, store, miss).then((answer) => done(null, answer), done)
    })
  },
)

/** Answers a request from the cache, or calls `compute` to continue to its handler. */
type Lookup = (request: FastifyRequest, reply: FastifyReply, key: string, compute: () => void) => unknown

/** Looks in the store, and waits for a running request that is computing the same response. */
function createLookup(store: ResponseStore, version: CatalogueVersion): Lookup {
  const running = new Map<string, Promise<StoredResponse | undefined>>()

  return (request, reply, key, compute) => {
    // The client has disconnected: concurrent requests must not wait for its response.
    if (reply.raw.destroyed) return reply.hijack()
    const fresh = store.findFresh(key)
    if (fresh) return sendStored(request, reply, fresh, 'hit')
    const stale = version.isReachable ? undefined : store.findStale(key)
    if (stale) return sendStored(request, reply, stale, 'stale')
    // The response to a HEAD has no body to cache.
    if (request.method === 'HEAD') return compute()

    // Read before any work, so that a response from old data never counts as fresh.
    const startedAt = version.current
    const workKey = `${startedAt} ${key}`
    const shared = version.isLive ? running.get(workKey) : undefined
    if (shared)
      return void shared.then((computed) => (computed ? sendStored(request, reply, computed, 'hit') : compute()))

    const { promise, resolve } = Promise.withResolvers<StoredResponse | undefined>()
    running.set(workKey, promise)
    const complete = (computed?: StoredResponse) => {
      if (running.get(workKey) === promise) running.delete(workKey)
      resolve(computed)
    }
    reply.raw.once('close', () => complete())
    request.cacheMiss = { key, version: startedAt, headersOfRequest: Object.keys(reply.getHeaders()), complete }
    compute()
  }
}

type CacheResult = 'hit' | 'miss' | 'stale'

const CACHE_STATUS: Record<CacheResult, string> = {
  hit: 'ridgeline; hit',
  miss: 'ridgeline; fwd=miss; stored',
  stale: 'ridgeline; hit; fwd=stale; detail=stale-if-error',
}

/** Stores the response to a miss, or replaces a failure of the server, as opposed to a caller's mistake, by a stale response. */
async function answerMiss(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  store: ResponseStore,
  miss: Miss,
): Promise<unknown> {
  if (reply.statusCode >= 500 || reply.isIncomplete) {
    miss.complete()
    const stale = store.findStale(miss.key)
    if (!stale) return payload
    request.log.info({ path: loggedPath(request.url) }, 'a request failed: the stale response is sent instead')
    reply.code(200).removeHeader('retry-after')
    return payloadOf(request, reply, stale, 'stale')
  }
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  const stored = Buffer.isBuffer(body) ? await toStored(reply, body, miss) : undefined
  if (stored) store.set(miss.key, stored)
  miss.complete(stored)
  return stored ? payloadOf(request, reply, stored, 'miss') : payload
}

/** Sends a cached response past the hooks of onSend, which it has been through when it was cached. */
function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse, result: CacheResult) {
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

import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { isNotModified } from '#graph/http/not-modified.ts'
import { loggedPath } from '#graph/http/request-log.ts'
import { aliasOfGraphqlPost, keyOfGet, keyOfGraphqlPost } from './request-key.ts'
import { adoptForms, chooseForm, compress, type StoredResponse, sizeOf, toStored } from './stored-response.ts'

interface ResponseCacheOptions {
  version: CatalogueVersion
  /** Bound of what is kept, in bytes. */
  maxBytes?: number
}

/** A request that computes an answer which may be kept. */
interface Miss {
  key: string
  version: number
  /** Hands what was computed, or nothing, to those who wait for it. */
  settle: (stored?: StoredResponse) => void
}

interface Hit {
  key: string
  stored: StoredResponse
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheMiss: Miss | null
    /** Of a POST to /graphql: its text, under which its key is remembered. */
    bodyAlias: string | null
    /** What was found by the text of the body alone. */
    cacheHit: Hit | null
    /** What became of it here, as its answer says in `Cache-Status`. */
    cacheStatus: string | null
  }
  interface FastifyInstance {
    /** Looks for an answer by the text of a body; what it finds is sent before the request's handler. */
    findKept?(request: FastifyRequest, body: string): boolean
  }
}

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ALIAS_BYTES = 4 * 1024 * 1024
// Who asks for addresses that nobody else asks for gets no more of the processor than they have cost already.
const HITS_WORTH_BEST = 3

const HIT = 'ridgeline; hit'
const MISS = 'ridgeline; fwd=miss; stored'
const STAND_IN = 'ridgeline; hit; fwd=stale; detail=stale-if-error'

/**
 * One cache in front of pages, REST and GraphQL queries: it keeps what an answer's own Cache-Control calls public.
 * A new version of the catalogue makes everything outdated at once; what is outdated may still stand in for an answer
 * that fails. Each answer says in `Cache-Status` (RFC 9211) what became of it.
 *
 * Register it before everything that compresses. Its hits pass no route and no `onSend`: headers that differ from
 * request to request are set in hooks before it, all others are kept with the answer.
 */
export const responseCache = fastifyPlugin<ResponseCacheOptions>(async (app, { version, maxBytes = MAX_BYTES }) => {
  const store = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    sizeCalculation: (stored, key) => sizeOf(stored) + key.length,
  })
  const keysByAlias = new LRUCache<string, string>({
    maxSize: MAX_ALIAS_BYTES,
    sizeCalculation: (key, alias) => 2 * (key.length + alias.length),
  })
  const flights = new Map<string, Promise<StoredResponse | undefined>>()
  let improvements = Promise.resolve()
  app.decorateRequest('cacheMiss', null)
  app.decorateRequest('bodyAlias', null)
  app.decorateRequest('cacheHit', null)
  app.decorateRequest('cacheStatus', null)

  const findFresh = (key: string) => {
    const stored = store.get(key)
    const isFresh = stored && version.isLive && stored.version === version.current && stored.freshUntil > Date.now()
    return isFresh ? stored : undefined
  }

  /** What may stand in for an answer that failed, or cannot be computed at the moment. */
  const findStale = (key: string) => {
    const stored = store.peek(key)
    return stored && stored.staleUntil > Date.now() ? stored : undefined
  }

  const shrink = async (key: string, stored: StoredResponse, effort: 'quick' | 'best') => {
    try {
      const compressed = await compress(stored, effort)
      if (store.peek(key) === stored) store.set(key, compressed)
    } catch (error) {
      app.log.error(error, 'an answer could not be compressed')
    }
  }

  const answer = (request: FastifyRequest, reply: FastifyReply, key: string, stored: StoredResponse) => {
    stored.hits += 1
    if (stored.hits === HITS_WORTH_BEST && !stored.isSmallest) {
      // One at a time: best quality takes a core for a while.
      improvements = improvements.then(() => shrink(key, stored, 'best'))
    }
    request.cacheStatus = HIT
    sendHit(request, reply, stored)
  }

  const standIn = (request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) => {
    request.cacheStatus = STAND_IN
    return reply.headers(standInHeaders(stored))
  }

  /** Answers from the cache, or calls `compute` for the request to go its way. */
  const enter = (request: FastifyRequest, reply: FastifyReply, key: string, compute: () => void) => {
    const stored = findFresh(key)
    if (stored) return answer(request, reply, key, stored)
    const held = version.isReachable ? undefined : findStale(key)
    if (held) return sendStandIn(request, standIn(request, reply, held), held)

    // The version before any work: an answer from old data can never look new.
    const startedAt = version.current
    const flightKey = `${startedAt} ${key}`
    const flight = version.isLive ? flights.get(flightKey) : undefined
    if (flight) {
      flight.then((landed) => (landed ? answer(request, reply, key, landed) : compute()))
      return
    }
    const { promise, resolve } = Promise.withResolvers<StoredResponse | undefined>()
    const settle = (landed?: StoredResponse) => {
      if (flights.get(flightKey) === promise) flights.delete(flightKey)
      resolve(landed)
    }
    flights.set(flightKey, promise)
    reply.raw.once('close', () => settle())
    request.cacheMiss = { key, version: startedAt, settle }
    compute()
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request
    const key = method === 'GET' || method === 'HEAD' ? keyOfGet(request) : undefined
    if (key === undefined) return done()
    if (method === 'GET') return enter(request, reply, key, done)
    const stored = findFresh(key)
    return stored ? answer(request, reply, key, stored) : done()
  })

  app.decorate('findKept', (request, body) => {
    const alias = request.method === 'POST' ? aliasOfGraphqlPost(request, body) : undefined
    if (alias === undefined) return false
    const key = keysByAlias.get(alias)
    const stored = key === undefined ? undefined : findFresh(key)
    if (stored) request.cacheHit = { key: key!, stored }
    else request.bodyAlias = alias
    return stored !== undefined
  })

  app.addHook('preHandler', (request, reply, done) => {
    const { cacheHit, bodyAlias } = request
    if (cacheHit) return answer(request, reply, cacheHit.key, cacheHit.stored)
    const key = request.method === 'POST' ? keyOfGraphqlPost(request) : undefined
    if (key === undefined) return done()
    if (bodyAlias !== null) keysByAlias.set(bodyAlias, key)
    enter(request, reply, key, done)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const miss = request.cacheMiss
    if (!miss) return done(null, payload)
    request.cacheMiss = null

    if (hasFailed(reply, payload)) {
      miss.settle()
      const stored = findStale(miss.key)
      if (!stored) return done(null, payload)
      request.log.info({ path: loggedPath(request.url) }, 'an answer failed: its last good one stands in')
      standIn(request, reply.code(200).removeHeader('content-length').removeHeader('retry-after'), stored)
      return done(null, stored.identity.bytes)
    }

    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    const stored = Buffer.isBuffer(body) ? toStored(reply, body, miss.version) : undefined
    if (!stored) {
      miss.settle()
      return done(null, payload)
    }
    const kept = store.peek(miss.key)
    if (kept?.etag === stored.etag) adoptForms(stored, kept)
    if (!kept || kept.version <= stored.version) {
      store.set(miss.key, stored)
      if (stored.compressed.length === 0) shrink(miss.key, stored, 'quick')
    }
    miss.settle(stored)
    request.cacheStatus = MISS
    reply.headers({ ...stored.headers, 'cache-status': MISS })
    if (!isNotModified(request, { etag: stored.etag, changedAt: null })) return done(null, payload)
    reply.code(304).removeHeader('content-length')
    done(null, '')
  })
})

/**
 * Straight to the connection: a kept answer is complete, and what Fastify does to send one costs more than all else here.
 * The hooks that run when a request has been answered run after it too.
 */
function sendHit(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  const { raw } = reply.hijack()
  const headersOfRequest = reply.getHeaders() as OutgoingHttpHeaders
  if (isNotModified(request, { etag: stored.etag, changedAt: null })) {
    raw.writeHead(304, { ...headersOfRequest, ...stored.headers, 'cache-status': HIT }).end()
    return
  }
  const { bytes, headers } = chooseForm(stored, request.headers['accept-encoding'])
  raw.writeHead(200, { ...headersOfRequest, ...headers, 'cache-status': HIT })
  raw.end(request.method === 'HEAD' ? undefined : bytes)
}

function sendStandIn(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  const { bytes, encoding } = chooseForm(stored, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  reply.send(bytes)
}

/** Whether the fault is ours. Apollo writes errors first; partial answers to a broken database are failures too. */
function hasFailed(reply: FastifyReply, payload: unknown): boolean {
  if (reply.statusCode >= 500) return true
  return typeof payload === 'string' && payload.startsWith('{"errors"') && payload.includes('"INTERNAL_SERVER_ERROR"')
}

function standInHeaders({ headers, storedAt }: StoredResponse): Record<string, string> {
  return {
    ...headers,
    age: String(Math.round((Date.now() - storedAt) / 1000)),
    'cache-control': 'no-store',
    warning: '110 - "Response is Stale"',
    'cache-status': STAND_IN,
  }
}

import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { isNotModified } from '#graph/http/not-modified.ts'
import { loggedPath } from '#graph/http/request-log.ts'
import { aliasOfGraphqlPost, keyOfGet, keyOfGraphqlPost } from './request-key.ts'
import { ResponseStore } from './response-store.ts'
import { chooseForm, headersOf, type StoredResponse, toStored } from './stored-response.ts'

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
  interface FastifyReply {
    /** Whether a part is missing for a fault of ours: the last answer that has it stands in, whatever the status. */
    isIncomplete: boolean
  }
  interface FastifyInstance {
    /** Looks for an answer by the text of a body; what it finds is sent before the request's handler. */
    findKept?(request: FastifyRequest, body: string): boolean
  }
}

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
export const responseCache = fastifyPlugin<ResponseCacheOptions>(async (app, { version, maxBytes }) => {
  const store = new ResponseStore({ version, maxBytes, log: app.log })
  const enter = entrance(store, version)
  app.releasers.add(() => store.clear())
  app.decorateRequest('cacheMiss', null)
  app.decorateRequest('bodyAlias', null)
  app.decorateRequest('cacheHit', null)
  app.decorateRequest('cacheStatus', null)
  app.decorateReply('isIncomplete', false)

  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request
    const key = method === 'GET' || method === 'HEAD' ? keyOfGet(request) : undefined
    if (key === undefined) return done()
    if (method === 'GET') return enter(request, reply, key, done)
    const stored = store.findFresh(key)
    if (!stored) return done()
    store.countHit(key, stored)
    sendHit(request, reply, stored)
  })

  app.decorate('findKept', (request, body) => {
    const alias = request.method === 'POST' ? aliasOfGraphqlPost(request, body) : undefined
    if (alias === undefined) return false
    const key = store.keyOf(alias)
    const stored = key === undefined ? undefined : store.findFresh(key)
    if (stored) request.cacheHit = { key: key!, stored }
    else request.bodyAlias = alias
    return stored !== undefined
  })

  app.addHook('preHandler', (request, reply, done) => {
    const { cacheHit, bodyAlias } = request
    if (cacheHit) {
      store.countHit(cacheHit.key, cacheHit.stored)
      return sendHit(request, reply, cacheHit.stored)
    }
    const key = request.method === 'POST' ? keyOfGraphqlPost(request) : undefined
    if (key === undefined) return done()
    if (bodyAlias !== null) store.rememberAlias(bodyAlias, key)
    enter(request, reply, key, done)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const miss = request.cacheMiss
    request.cacheMiss = null
    if (!miss) done(null, payload)
    else if (reply.statusCode >= 500 || reply.isIncomplete)
      done(null, replaceFailure(request, reply, payload, store, miss))
    else done(null, keepAnswer(request, reply, payload, store, miss))
  })
})

/** Answers a request from the store, or by another one that computes the same; else calls `compute` for it to go its way. */
function entrance(store: ResponseStore, version: CatalogueVersion) {
  const flights = new Map<string, Promise<StoredResponse | undefined>>()

  return (request: FastifyRequest, reply: FastifyReply, key: string, compute: () => void) => {
    const answer = (stored: StoredResponse) => {
      store.countHit(key, stored)
      sendHit(request, reply, stored)
    }
    const stored = store.findFresh(key)
    if (stored) return answer(stored)
    const held = version.isReachable ? undefined : store.findStale(key)
    if (held) return sendStandIn(request, reply, held)

    // The version before any work: an answer from old data can never look new.
    const startedAt = version.current
    const flightKey = `${startedAt} ${key}`
    const flight = version.isLive ? flights.get(flightKey) : undefined
    if (flight) {
      flight.then((landed) => (landed ? answer(landed) : compute()))
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
}

/** Keeps what was computed where it may be kept, hands it to those who wait, and returns what is to be sent. */
function keepAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown, store: ResponseStore, miss: Miss) {
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

/** What is sent in the place of a failure: the last good answer, where there is one. */
function replaceFailure(
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
 * Straight to the connection: a kept answer is complete, and what Fastify does to send one costs more than all else here.
 * The hooks that run when a request has been answered run after it too.
 */
function sendHit(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  request.cacheStatus = HIT
  const { raw } = reply.hijack()
  const headersOfRequest = reply.getHeaders() as OutgoingHttpHeaders
  if (isNotModified(request, stored)) {
    raw.writeHead(304, { ...headersOfRequest, ...stored.headers, 'cache-status': HIT }).end()
    return
  }
  const form = chooseForm(stored, request.headers['accept-encoding'])
  raw.writeHead(200, { ...headersOfRequest, ...headersOf(stored, form), 'cache-status': HIT })
  raw.end(request.method === 'HEAD' ? undefined : form.bytes)
}

function sendStandIn(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  request.cacheStatus = STAND_IN
  const { bytes, encoding } = chooseForm(stored, request.headers['accept-encoding'])
  reply.headers(standInHeaders(stored))
  if (encoding) reply.header('content-encoding', encoding)
  reply.send(bytes)
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

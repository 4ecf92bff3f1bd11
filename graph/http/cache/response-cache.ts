import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { hasFailed, keepAnswer, type Miss, replaceFailure, sendHit } from './kept-answers.ts'
import { createLookup, type Lookup } from './lookup.ts'
import { isKeptPost, keyOfGet, keyOfGraphqlPost } from './request-key.ts'
import { ResponseStore } from './response-store.ts'
import type { StoredResponse } from './stored-response.ts'

interface ResponseCacheOptions {
  version: CatalogueVersion
  /** Bound of the kept answers, in bytes. */
  maxBytes?: number
}

interface Hit {
  key: string
  stored: StoredResponse
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheMiss: Miss | null
    /** The text of a POST to /graphql, under which its key is remembered. */
    bodyText: string | null
    /** The kept answer that was found by the text of the body alone. */
    cacheHit: Hit | null
    /** The value of `Cache-Status`. */
    cacheStatus: string | null
  }
  interface FastifyReply {
    /** Whether a part is missing because of a fault of ours: the last complete answer stands in, whatever the status. */
    isIncomplete: boolean
  }
  interface FastifyInstance {
    /** Looks for a kept answer by the text of a body; such an answer is sent before the request's handler runs. */
    findKept?(request: FastifyRequest, body: string): boolean
  }
}

/**
 * One cache in front of pages, REST and GraphQL queries: it keeps what an answer's own Cache-Control calls public.
 * A new version of the catalogue makes everything outdated at once; an outdated answer may still stand in for one that
 * fails. Each answer says in `Cache-Status` (RFC 9211) what became of it.
 *
 * Register it before everything that compresses. Its hits pass no route and no `onSend`: headers that differ from
 * request to request are set in hooks before it, all others are kept with the answer.
 */
export const responseCache = fastifyPlugin<ResponseCacheOptions>(async (app, { version, maxBytes }) => {
  const store = new ResponseStore({ version, maxBytes, log: app.log })
  const lookUp = createLookup(store, version)
  app.releasers.add(() => store.clear())
  app.decorateRequest('cacheMiss', null)
  app.decorateRequest('bodyText', null)
  app.decorateRequest('cacheHit', null)
  app.decorateRequest('cacheStatus', null)
  app.decorateReply('isIncomplete', false)
  app.decorate('findKept', (request, body) => findByBody(store, request, body))
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.method === 'GET' || request.method === 'HEAD' ? keyOfGet(request) : undefined
    if (key === undefined) return done()
    if (request.method === 'GET') return lookUp(request, reply, key, done)
    const stored = store.findFresh(key)
    if (!stored) return done()
    store.countHit(key, stored)
    sendHit(request, reply, stored)
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method === 'POST') answerPost(store, lookUp, request, reply, done)
    else done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const miss = request.cacheMiss
    request.cacheMiss = null
    if (!miss) done(null, payload)
    else if (hasFailed(reply)) done(null, replaceFailure(request, reply, payload, store, miss))
    else done(null, keepAnswer(request, reply, payload, store, miss))
  })
})

/** Whether an answer is kept for a body with this very text. */
function findByBody(store: ResponseStore, request: FastifyRequest, text: string): boolean {
  if (request.method !== 'POST' || !isKeptPost(request)) return false
  const key = store.keyOfBody(text, request.headers.accept)
  const stored = key === undefined ? undefined : store.findFresh(key)
  if (stored) request.cacheHit = { key: key!, stored }
  else request.bodyText = text
  return stored !== undefined
}

function answerPost(
  store: ResponseStore,
  lookUp: Lookup,
  request: FastifyRequest,
  reply: FastifyReply,
  compute: () => void,
): void {
  const { cacheHit, bodyText } = request
  if (cacheHit) {
    store.countHit(cacheHit.key, cacheHit.stored)
    sendHit(request, reply, cacheHit.stored)
    return
  }
  const key = keyOfGraphqlPost(request)
  if (key === undefined) {
    compute()
    return
  }
  if (bodyText !== null) store.rememberBody(bodyText, { accept: request.headers.accept, key })
  lookUp(request, reply, key, compute)
}

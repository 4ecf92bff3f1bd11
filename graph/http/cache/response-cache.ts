import fastifyPlugin from 'fastify-plugin'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { type CacheResult, cacheAnswer, replaceFailure } from './cached-responses.ts'
import { createLookup } from './lookup.ts'
import { keyOfGet, keyOfGraphqlPost } from './request-key.ts'
import { ResponseStore } from './response-store.ts'
import type { Miss } from './stored-response.ts'

interface ResponseCacheOptions {
  version: CatalogueVersion
  maxBytes?: number
}

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
export const responseCache = fastifyPlugin<ResponseCacheOptions>(async (app, { version, maxBytes }) => {
  const store = new ResponseStore(version, maxBytes)
  const lookUp = createLookup(store, version)
  app.decorateRequest('cacheMiss', null)
  app.decorateRequest('cacheResult', null)
  app.decorateReply('isIncomplete', false)
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.method === 'GET' || request.method === 'HEAD' ? keyOfGet(request) : undefined
    if (key === undefined) done()
    else lookUp(request, reply, key, done)
  })
  // After the body was read, and before the cost is taken.
  app.addHook('preValidation', (request, reply, done) => {
    const key = request.method === 'POST' ? keyOfGraphqlPost(request) : undefined
    if (key === undefined) done()
    else lookUp(request, reply, key, done)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const miss = request.cacheMiss
    request.cacheMiss = null
    if (!miss) return done(null, payload)
    // A failure of the server, as opposed to a caller's mistake.
    const hasFailed = reply.statusCode >= 500 || reply.isIncomplete
    const answer = hasFailed ? replaceFailure : cacheAnswer
    answer(request, reply, payload, store, miss).then((kept) => done(null, kept), done)
  })
})

import fastifyPlugin from 'fastify-plugin'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { cacheAnswer, hasFailed, replaceFailure } from './cached-responses.ts'
import { createLookup } from './lookup.ts'
import { keyOfGet, keyOfGraphqlPost } from './request-key.ts'
import { ResponseStore } from './response-store.ts'
import type { Miss } from './stored-response.ts'

interface ResponseCacheOptions {
  version: CatalogueVersion
  /** Bound of the cached answers, in bytes. */
  maxBytes?: number
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheMiss: Miss | null
    /** The value of `Cache-Status`. */
    cacheStatus: string | null
  }
  interface FastifyReply {
    /** Whether a part is missing because of a fault of ours: the last complete answer is sent instead, whatever the status. */
    isIncomplete: boolean
  }
}

/**
 * One cache in front of pages, REST and GraphQL queries: it keeps what an answer's own Cache-Control calls public.
 * A new version of the catalogue makes everything outdated at once; an outdated answer may still replace one that
 * fails. Each answer says in `Cache-Status` (RFC 9211) what became of it.
 *
 * Register it before everything that compresses. Headers that differ from request to request are set in hooks before it,
 * because all that are set later are cached with the answer.
 */
export const responseCache = fastifyPlugin<ResponseCacheOptions>(async (app, { version, maxBytes }) => {
  const store = new ResponseStore(version, maxBytes)
  const lookUp = createLookup(store, version)
  app.releasers.add(() => store.clear())
  app.decorateRequest('cacheMiss', null)
  app.decorateRequest('cacheStatus', null)
  app.decorateReply('isIncomplete', false)
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.method === 'GET' || request.method === 'HEAD' ? keyOfGet(request) : undefined
    if (key === undefined) done()
    else lookUp(request, reply, key, done)
  })
  app.addHook('preHandler', (request, reply, done) => {
    const key = request.method === 'POST' ? keyOfGraphqlPost(request) : undefined
    if (key === undefined) done()
    else lookUp(request, reply, key, done)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const miss = request.cacheMiss
    request.cacheMiss = null
    if (!miss) return payload
    const answer = hasFailed(reply) ? replaceFailure : cacheAnswer
    return answer(request, reply, payload, store, miss)
  })
})

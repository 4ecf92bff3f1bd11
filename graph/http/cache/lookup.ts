import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { sendHit, sendStale } from './cached-responses.ts'
import type { ResponseStore } from './response-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** Answers a request, or calls `compute` for it to go on to its handler. */
export type Lookup = (request: FastifyRequest, reply: FastifyReply, key: string, compute: () => void) => void

/** Answers from the store, or with the answer that another request for the same is computing. */
export function createLookup(store: ResponseStore, version: CatalogueVersion): Lookup {
  const running = new Map<string, Promise<StoredResponse | undefined>>()

  return (request, reply, key, compute) => {
    // Others would wait for the answer to a visitor who left.
    if (reply.raw.destroyed) return reply.hijack()
    const fresh = store.findFresh(key)
    if (fresh) return sendHit(request, reply, fresh)
    const stale = version.isReachable ? undefined : store.findStale(key)
    if (stale) return sendStale(request, reply, stale)
    // The answer to a HEAD has no body to cache.
    if (request.method === 'HEAD') return compute()

    // The version before any work: an answer from old data can never look new.
    const startedAt = version.current
    const workKey = `${startedAt} ${key}`
    const shared = version.isLive ? running.get(workKey) : undefined
    if (shared) {
      shared.then((computed) => (computed ? sendHit(request, reply, computed) : compute()))
      return
    }
    const { promise, resolve } = Promise.withResolvers<StoredResponse | undefined>()
    const complete = (computed?: StoredResponse) => {
      if (running.get(workKey) === promise) running.delete(workKey)
      resolve(computed)
    }
    running.set(workKey, promise)
    reply.raw.once('close', () => complete())
    request.cacheMiss = { key, version: startedAt, headersOfRequest: Object.keys(reply.getHeaders()), complete }
    compute()
  }
}

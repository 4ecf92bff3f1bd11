import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { payloadOf } from './cached-responses.ts'
import type { ResponseStore } from './response-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** Answers a request from the cache, or calls `compute` to continue to its handler. */
type Lookup = (request: FastifyRequest, reply: FastifyReply, key: string, compute: () => void) => unknown

/** Looks in the store, and waits for a concurrent request that is computing the same response. */
export function createLookup(store: ResponseStore, version: CatalogueVersion): Lookup {
  const running = new Map<string, Promise<StoredResponse | undefined>>()

  return (request, reply, key, compute) => {
    // The client has disconnected: concurrent requests must not wait for its response.
    if (reply.raw.destroyed) return reply.hijack()
    const fresh = store.findFresh(key)
    if (fresh) return reply.send(payloadOf(request, reply, fresh, 'hit'))
    const stale = version.isReachable ? undefined : store.findStale(key)
    if (stale) return reply.send(payloadOf(request, reply, stale, 'stale'))
    // The response to a HEAD has no body to cache.
    if (request.method === 'HEAD') return compute()

    // Read before any work, so that a response from old data never counts as fresh.
    const startedAt = version.current
    const workKey = `${startedAt} ${key}`
    const shared = version.isLive ? running.get(workKey) : undefined
    if (shared) {
      shared.then((computed) => (computed ? reply.send(payloadOf(request, reply, computed, 'hit')) : compute()))
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

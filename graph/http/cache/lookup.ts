import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { sendKept } from './cached-responses.ts'
import type { ResponseStore } from './response-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** Answers a request from the cache, or calls `compute` to continue to its handler. */
type Lookup = (request: FastifyRequest, reply: FastifyReply, key: string, compute: () => void) => unknown

/** Looks in the store, and waits for a running request that is computing the same response. */
export function createLookup(store: ResponseStore, version: CatalogueVersion): Lookup {
  const running = new Map<string, Promise<StoredResponse | undefined>>()

  return (request, reply, key, compute) => {
    // The client has disconnected: concurrent requests must not wait for its response.
    if (reply.raw.destroyed) return reply.hijack()
    const fresh = store.findFresh(key)
    if (fresh) return sendKept(request, reply, fresh, 'hit')
    const stale = version.isReachable ? undefined : store.findStale(key)
    if (stale) return sendKept(request, reply, stale, 'stale')
    // The response to a HEAD has no body to cache.
    if (request.method === 'HEAD') return compute()

    // Read before any work, so that a response from old data never counts as fresh.
    const startedAt = version.current
    const workKey = `${startedAt} ${key}`
    const shared = version.isLive ? running.get(workKey) : undefined
    if (shared) {
      return void shared.then((computed) => (computed ? sendKept(request, reply, computed, 'hit') : compute()))
    }

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

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { sendHit, sendStandIn } from './kept-answers.ts'
import type { ResponseStore } from './response-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** Answers a request, or calls `compute` for it to go on to its handler. */
export type Entrance = (request: FastifyRequest, reply: FastifyReply, key: string, compute: () => void) => void

/** An entrance that answers from the store, or with the answer that another request for the same is computing. */
export function entrance(store: ResponseStore, version: CatalogueVersion): Entrance {
  const flights = new Map<string, Promise<StoredResponse | undefined>>()

  return (request, reply, key, compute) => {
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

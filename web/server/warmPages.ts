import type { FastifyInstance } from 'fastify'
import { ROUTES } from '#web/app/routes.tsx'

// Debounced, because changes often come in a row.
const QUIET_MS = 300
/**
 * The pause after a run, as a multiple of its duration, so that constant changes of the stock don't keep the machine rendering.
 */
const REST = 4

/** Addresses without parameters, the most visited pages. */
const ADDRESSES = ROUTES.map(({ path }) => path).filter((path) => !/[:*]/.test(path))

/** Renders the main pages into the response cache, one after another, so that no visitor waits for them. */
export const pageWarmer = (server: FastifyInstance) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let changes = 0
  let restsUntil = 0

  const warm = async () => {
    const change = changes
    const startedAt = performance.now()
    for (const url of ADDRESSES) {
      await server.inject({ url, headers: { accept: 'text/html' } })
      // A change makes the pages of this run stale.
      if (isStopped || change !== changes) break
    }
    const now = performance.now()
    restsUntil = now + REST * (now - startedAt)
  }

  const plan = () => {
    const begin = () => (performance.now() < restsUntil ? plan() : warm().catch((error) => server.log.error(error)))
    timer = setTimeout(begin, QUIET_MS)
  }

  return {
    warmSoon: () => {
      changes += 1
      clearTimeout(timer)
      if (!isStopped) plan()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

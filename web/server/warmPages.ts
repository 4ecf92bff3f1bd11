import type { FastifyInstance } from 'fastify'
import { ROUTES } from '#web/app/routes.tsx'

// A writer often makes several changes in a row.
const QUIET_MS = 300

/** Addresses without parameters: most visitors ask for these pages. */
const ADDRESSES = ROUTES.map(({ path }) => path).filter((path) => !/[:*]/.test(path))

/** Renders the main pages into the response cache, one after another, so that no visitor waits for them. */
export const pageWarmer = (server: FastifyInstance) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const warm = async () => {
    for (const url of ADDRESSES) {
      if (isStopped) return
      await server.inject({ url, headers: { accept: 'text/html' } })
    }
  }

  return {
    warmSoon: () => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(() => warm().catch((error) => server.log.error(error)), QUIET_MS)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { LIMITS } from '#graph/api/limits.ts'
import { hasBody } from './unread-body.ts'

/** For photos from a phone: 40 MB at 1 Mbit/s. */
export const UPLOAD_SECONDS = 300

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The time for a form with files to arrive, where it is longer than that of other requests. */
    requestSeconds?: number
  }
}

/** Ends a request whose body takes too long, as Node ends one whose head does: Node knows one time for all of them. */
export function endSlowBodies(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (raw.complete === false && hasBody(raw.headers)) {
      const isUpload = raw.headers['content-type']?.startsWith('multipart/')
      const seconds = (isUpload && routeOptions.config.requestSeconds) || LIMITS.requestSeconds
      const timer = setTimeout(() => {
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        if (!raw.complete) server.server.emit('clientError', error, raw.socket)
      }, seconds * 1000).unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
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
export function endSlowBody({ server }: FastifyInstance, { raw, routeOptions }: FastifyRequest): void {
  if (raw.complete !== false || !hasBody(raw.headers)) return
  const isUpload = raw.headers['content-type']?.startsWith('multipart/')
  const seconds = (isUpload && routeOptions.config.requestSeconds) || LIMITS.requestSeconds
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!raw.complete) server.emit('clientError', error, raw.socket)
  }, seconds * 1000).unref()
  raw.once('close', () => clearTimeout(timer))
}

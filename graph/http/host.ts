import type { onRequestHookHandler } from 'fastify'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from './refusal.ts'

const HOST = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses a Host that is none (RFC 9112, 3.2), which libraries would fail on. What a proxy says of the host is dropped:
 * absolute addresses come from SITE_URL alone.
 */
export const checkHost: onRequestHookHandler = ({ headers }, _reply, done) => {
  delete headers['x-forwarded-host']
  if (headers.host === undefined || HOST.test(headers.host)) return done()
  done(new Refusal('The Host header names no host.', { code: ErrorCode.BAD_REQUEST, status: 400 }))
}

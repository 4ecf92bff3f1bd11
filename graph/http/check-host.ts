import type { onRequestHookHandler } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from './errors/http-error.ts'

const HOST = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses a missing, invalid or repeated Host (RFC 9112, 3.2), which libraries read differently or fail on. X-Forwarded-Host is
 * dropped: absolute addresses come from SITE_URL alone.
 */
export const checkHost: onRequestHookHandler = ({ headers: given, raw }, _reply, done) => {
  delete given['x-forwarded-host']
  const isNamed = given.host === undefined ? raw.httpVersion === '1.0' : HOST.test(given.host)
  if (isNamed && !isNamedTwice('host', raw.rawHeaders)) return done()
  // The next request on this connection cannot be trusted either.
  const headers = { connection: 'close' }
  done(new HttpError('The Host header names no host.', { code: ErrorCode.BAD_REQUEST, status: 400, headers }))
}

/** `headers` has only the first of several. */
function isNamedTwice(name: string, rawHeaders: string[]): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const other = rawHeaders[index]!
    if (other.length === name.length && other.toLowerCase() === name) count += 1
  }
  return count > 1
}

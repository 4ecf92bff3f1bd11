import type { preSerializationHookHandler } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { codeOfStatus } from './http-error.ts'

/** Adds the code and the request id to an error that a handler of /api sends without them. */
export const completeError: preSerializationHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode < 400 || typeof payload !== 'object' || payload === null || 'code' in payload) {
    return done(null, payload)
  }
  const code = 'fields' in payload || 'problems' in payload ? ErrorCode.BAD_USER_INPUT : codeOfStatus(reply.statusCode)
  done(null, { ...payload, code, requestId: request.id })
}

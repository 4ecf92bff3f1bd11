import { Transform } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'
import { hasBody, hasTooManyPieces, stopParser } from './request-parser.ts'

/** The only methods whose bodies have a meaning. */
const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

const TOO_MANY_PIECES = new HttpError(
  ErrorCode.BAD_REQUEST,
  'The request body came in more than 1,000 chunks, most of them smaller than 1 KB.',
)

const COMPRESSED = new HttpError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, 'Send the body as it is, without Content-Encoding.')

/**
 * Refuses bodies that no route reads, before they are read: of a GET, and at an unknown address. A body in too many chunks is not
 * read to its end.
 */
export function refuseUnreadBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalOf(request)
    if (refusal) closeUnread(request, reply)
    done(refusal)
  })
  server.addHook('preParsing', (request, _reply, body, done) => {
    if (request.headers['transfer-encoding'] === undefined) return done()
    const pieces = boundPieces()
    body.once('error', (error) => pieces.destroy(error))
    done(null, body.pipe(pieces))
  })
  // A response that is sent before the body was read always closes the connection.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete === false) closeUnread(request, reply)
    done(null, payload)
  })
}

function boundPieces(): Transform {
  let pieces = 0
  let bytes = 0
  return new Transform({
    transform(piece, _encoding, done) {
      pieces += 1
      bytes += piece.length
      done(hasTooManyPieces(pieces, bytes) ? TOO_MANY_PIECES : null, piece)
    },
  })
}

/** Leaves a body unread, and closes its connection with the response. */
export function closeUnread({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (!hasBody(headers)) return
  reply.header('connection', 'close')
  stopParser(raw.socket)
}

function refusalOf({ is404, method, headers }: FastifyRequest): FastifyError | HttpError | undefined {
  if (is404) return failureOfStatus(404)
  if (!hasBody(headers)) return undefined
  if (!METHODS_WITH_BODY.includes(method)) {
    return new HttpError(ErrorCode.BAD_REQUEST, `A ${method} request takes no body.`)
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return COMPRESSED
  return undefined
}

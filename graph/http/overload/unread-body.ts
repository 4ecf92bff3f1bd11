import { Transform } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { failureOfStatus } from '#graph/http/errors/request-failure.ts'

/** The only methods whose bodies have a meaning. */
const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

const TOO_MANY_PIECES = new HttpError(
  ErrorCode.BAD_REQUEST,
  'The request body came in more than 1,000 chunks, most of them smaller than 1 KB.',
)

const COMPRESSED = new HttpError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, 'Send the body as it is, without Content-Encoding.')

/** A body in too many chunks is not read to its end: each takes 150 bytes, however short it is. */
export function boundPiecesOfBodies(server: FastifyInstance): void {
  server.addHook('preParsing', (request, _reply, body, done) => {
    if (request.headers['transfer-encoding'] === undefined) return done()
    const pieces = boundPieces()
    body.once('error', (error) => pieces.destroy(error))
    done(null, body.pipe(pieces))
  })
}

/** Node would read the rest of the body to keep the connection, and what has arrived of it before it closes one. */
export function closeUnreadBody({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete !== false || !hasBody(headers)) return
  reply.header('connection', 'close')
  reply.raw.once('finish', () => raw.socket.destroy())
}

/** Real programs send chunks of kilobytes. */
function boundPieces(): Transform {
  let pieces = 0
  let bytes = 0
  return new Transform({
    transform(piece, _encoding, done) {
      pieces += 1
      bytes += piece.length
      done(pieces > 1000 + bytes / 1024 ? TOO_MANY_PIECES : null, piece)
    },
  })
}

export function hasBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** A body that no route reads is refused before it is read: of a GET, and at an unknown address. */
export function refusalOfBody({ is404, method, headers }: FastifyRequest): FastifyError | HttpError | undefined {
  if (is404) return failureOfStatus(404)
  if (!hasBody(headers)) return undefined
  if (!METHODS_WITH_BODY.includes(method)) {
    return new HttpError(ErrorCode.BAD_REQUEST, `A ${method} request takes no body.`)
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return COMPRESSED
  return undefined
}

import { IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { Transform } from 'node:stream'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { failureOfStatus } from '#graph/http/errors/failures.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey } from '#graph/http/limits/addresses.ts'

/** Connections of one address, or of one IPv6 /64: enough for ten browsers, which open six each. */
const MOST_FROM_ADDRESS = 64
/** Connections in all; each takes some ten kilobytes. */
const MOST = 2000

/**
 * Bounds open connections, and closes one that goes on after its last request, which Node announces (`maxRequestsPerSocket`).
 * Node parses a packet to its end, up to 2,300 requests in 0.1 s: the connections of one address, unless it is a trusted proxy,
 * are so few that a packet from each takes some seconds.
 */
export function boundConnections(server: Server, trustedProxies: string[]): void {
  const isProxy = proxyAddr.compile(trustedProxies)
  const counts = new Map<string, number>()
  server.maxConnections = MOST
  server.on('dropRequest', (_request, socket) => socket.destroy())
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const key = addressKey(remoteAddress)
    const open = counts.get(key) ?? 0
    if (open >= MOST_FROM_ADDRESS) return socket.destroy()
    counts.set(key, open + 1)
    socket.once('close', () => {
      const left = counts.get(key)! - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
  })
}

/** The only methods whose bodies have a meaning. */
const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

const TOO_MANY_PIECES = new HttpError(
  ErrorCode.BAD_REQUEST,
  'The request body came in more than 1,000 chunks, most of them smaller than 1 KB.',
)

const NOT_CHUNKED = new HttpError(ErrorCode.BAD_REQUEST, 'The only Transfer-Encoding that is read is chunked.')

const COMPRESSED = new HttpError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, 'Send the body as it is, without Content-Encoding.')

/**
 * A request that keeps no further chunk of a body in too many of them. Node parses ten thousand chunks of a packet before anything reads
 * the first, and each that waits takes 500 bytes, however short it is.
 */
export class BoundedRequest extends IncomingMessage {
  #pieces = 0
  #bytes = 0

  /** Real programs send chunks of kilobytes. */
  get hasTooManyPieces(): boolean {
    return this.#pieces > 1000 + this.#bytes / 1024
  }

  override push(piece: Buffer | null): boolean {
    if (!piece) return super.push(piece)
    if (this.hasTooManyPieces) return false
    this.#pieces += 1
    this.#bytes += piece.length
    return super.push(piece)
  }
}

/** A body in too many chunks is answered, and not read to its end. */
export function boundPiecesOfBodies(server: FastifyInstance): void {
  server.addHook('preParsing', ({ headers, raw }, _reply, body, done) => {
    if (headers['transfer-encoding'] === undefined) return done()
    const bounded = new Transform({
      transform: (piece, _encoding, next) => next(hasTooManyPieces(raw) ? TOO_MANY_PIECES : null, piece),
    })
    body.once('error', (error) => bounded.destroy(error))
    // A request that is refused before anything reads its body has no other listener, and an error without one ends the process.
    bounded.on('error', () => {})
    done(null, body.pipe(bounded))
  })
}

const hasTooManyPieces = (raw: IncomingMessage) => raw instanceof BoundedRequest && raw.hasTooManyPieces

/** Node would read the rest of the body to keep the connection, and what has arrived of it before it closes one. */
export function closeUnreadBody({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete !== false || !hasBody(headers)) return
  reply.header('connection', 'close')
  reply.raw.once('finish', () => raw.socket.destroy())
}

const hasBody = (headers: FastifyRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A body that no route reads is refused before it is read: of a GET, and at an unknown address. */
export function refusalOfBody({ is404, method, headers }: FastifyRequest): FastifyError | HttpError | undefined {
  if (is404) return failureOfStatus(404)
  if (!hasBody(headers)) return undefined
  if (!METHODS_WITH_BODY.includes(method))
    return new HttpError(ErrorCode.BAD_REQUEST, `A ${method} request takes no body.`)
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') return NOT_CHUNKED
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return COMPRESSED
  return undefined
}

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

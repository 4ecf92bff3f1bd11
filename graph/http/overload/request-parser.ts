import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Whether a body follows the head of a request. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The index of the parser's callback for a chunk of a body. */
const ON_BODY = 3

/** Node's parser of a connection. The result of `onIncoming` tells it how to continue after the head of a request. */
interface Parser {
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number
  [ON_BODY]: unknown
}

type ParsedSocket = Socket & { parser?: Parser }

/** The result for a protocol upgrade: the parser stops. */
const STOP = 2

const stopped = new WeakSet<Socket>()

/** Real programs send chunks of kilobytes. A body of 64 KB in chunks of one byte takes forty times as long to read. */
export function hasTooManyPieces(pieces: number, bytes: number): boolean {
  return pieces > 1000 + bytes / 1024
}

/**
 * Prepares a connection for `stopParser`, and bounds the chunks of its bodies. Node itself parses a packet to its end, even if
 * the connection is closed meanwhile: up to 2,300 requests, or a body of 10,000 chunks, in 64 KB.
 */
export function makeParserStoppable(socket: Socket): void {
  const { parser } = socket as ParsedSocket
  if (!parser) return
  const takeRequest = parser.onIncoming
  parser.onIncoming = (request, keepAlive) => {
    if (request.headers['transfer-encoding'] !== undefined) boundPieces(request, parser)
    const next = takeRequest(request, keepAlive)
    return socket.destroyed || stopped.has(socket) ? STOP : next
  }
}

/**
 * Ignores all chunks after the first that is too many, for which the body is refused: the packet may contain thousands more.
 * Undone at the end, because Node reuses the parser for another connection.
 */
function boundPieces(request: IncomingMessage, parser: Parser): void {
  const { push, socket } = request
  const takePiece = parser[ON_BODY]
  let pieces = 0
  let bytes = 0
  request.push = (piece: Buffer | null, encoding) => {
    if (piece !== null) pieces += 1
    bytes += piece?.length ?? 0
    if (hasTooManyPieces(pieces, bytes)) {
      parser[ON_BODY] = undefined
      socket.once('close', () => {
        parser[ON_BODY] = takePiece
      })
    }
    return push.call(request, piece, encoding)
  }
}

/** Stops reading from a connection, which the last response has to close. */
export function stopParser(socket: Socket): void {
  // An injected request has no connection.
  if (!(socket as ParsedSocket | null)?.parser) return
  stopped.add(socket)
  socket.pause()
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Whether a body follows the head of a request. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The index of the function of Node's parser that takes a piece of a body. */
const ON_BODY = 3

/** Node's parser of a connection. `onIncoming` returns how the parser goes on behind the head of a request. */
interface Parser {
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number
  [ON_BODY]: unknown
}

type ParsedSocket = Socket & { parser?: Parser }

/** Node's answer for a connection that leaves HTTP behind: the parser stops there. */
const STOP = 2

const stopped = new WeakSet<Socket>()

/** Programs send pieces of kilobytes. A body of 64 KB in pieces of one byte takes forty times as long to read. */
export function hasTooManyPieces(pieces: number, bytes: number): boolean {
  return pieces > 1000 + bytes / 1024
}

/**
 * Lets `stopParser` work on a connection, and bounds the chunks of its bodies. Node itself parses a packet to its end,
 * whatever becomes of the connection: 2,300 requests, or a body of 10,000 pieces, in 64 KB.
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
 * Takes nothing behind the first piece that is too many, for which the body is refused: thousands more may be in the packet.
 * Afterwards, Node gives the parser to another connection.
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

/** Reads nothing more of a connection, which the last answer has to close. */
export function stopParser(socket: Socket): void {
  // A request that a program injects has no connection.
  if (!(socket as ParsedSocket | null)?.parser) return
  stopped.add(socket)
  socket.pause()
}

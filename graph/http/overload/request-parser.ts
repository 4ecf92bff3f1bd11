import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Node's parser of a connection. `onIncoming` returns how the parser goes on behind the head of a request. */
type ParsedSocket = Socket & { parser?: { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number } }

/** Node's answer for a connection that leaves HTTP behind: the parser stops there. */
const STOP = 2

const stopped = new WeakSet<Socket>()

/** Programs send pieces of kilobytes. A body of 64 KB in pieces of one byte takes forty times as long to read. */
export const MAX_PIECES = 1000

/**
 * Lets `stopParser` work on a connection, and bounds the chunks of its bodies. Node itself parses a packet to its end,
 * whatever becomes of the connection: 2,300 requests, or a body of 10,000 pieces, in 64 KB.
 */
export function makeParserStoppable(socket: Socket): void {
  const { parser } = socket as ParsedSocket
  if (!parser) return
  const takeRequest = parser.onIncoming
  parser.onIncoming = (request, keepAlive) => {
    if (request.headers['transfer-encoding'] !== undefined) dropPieces(request)
    const next = takeRequest(request, keepAlive)
    return socket.destroyed || stopped.has(socket) ? STOP : next
  }
}

/** Hands on one piece more than allowed, so that the body is refused, and none of the thousands behind it in a packet. */
function dropPieces(request: IncomingMessage): void {
  const { push } = request
  let pieces = 0
  request.push = (piece: Buffer | null, encoding) => {
    pieces += 1
    const isTaken = piece === null || pieces <= MAX_PIECES + 1
    return isTaken && push.call(request, piece, encoding)
  }
}

/** Reads nothing more of a connection, which the last answer has to close. */
export function stopParser(socket: Socket): void {
  // A request that a program injects has no connection.
  if (!(socket as ParsedSocket).parser) return
  stopped.add(socket)
  socket.pause()
}

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Node's parser of a connection. `onIncoming` returns how the parser goes on behind the head of a request. */
type ParsedSocket = Socket & { parser?: { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number } }

/** Node's answer for a connection that leaves HTTP behind: the parser stops there. */
const STOP = 2

const stopped = new WeakSet<Socket>()

/**
 * Lets `stopParser` work on a connection. Node itself parses a packet to its end, whatever becomes of the connection:
 * 2,300 requests, or a body of 10,000 pieces, in 64 KB.
 */
export function makeParserStoppable(socket: Socket): void {
  const { parser } = socket as ParsedSocket
  if (!parser) return
  const takeRequest = parser.onIncoming
  parser.onIncoming = (request, keepAlive) => {
    const next = takeRequest(request, keepAlive)
    return socket.destroyed || stopped.has(socket) ? STOP : next
  }
}

/** Reads nothing more of a connection, which the last answer has to close. */
export function stopParser(socket: Socket): void {
  // A request that a program injects has no connection.
  if (!(socket as ParsedSocket).parser) return
  stopped.add(socket)
  socket.pause()
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Counts } from './counts.ts'
import { hasBody, makeParserStoppable } from './request-parser.ts'

/**
 * Of one connection, and none before a request with a body. Browsers and proxies wait for each answer before they send the
 * next request.
 */
const MOST_OF_CONNECTION = 8
/** Of one address: a little more than it may have connections. */
const MOST_OF_ADDRESS = 256

/**
 * Bounds the requests whose answers have not been taken by the network yet. A connection that goes beyond a bound is
 * closed, in the middle of a packet if need be: the work of one turn of the event loop is bounded for a connection and for
 * an address, and so are answers that nobody reads. `keyOf` names the caller of a connection; undefined: a proxy.
 */
export function boundUnanswered(server: Server, keyOf: (socket: Socket) => string | undefined): void {
  const ofAddress = new Counts()
  const ofConnection = new WeakMap<Socket, Set<ServerResponse>>()

  server.on('connection', (socket) => {
    makeParserStoppable(socket)
    const unanswered = new Set<ServerResponse>()
    ofConnection.set(socket, unanswered)
    // Node tells only the first of them that its connection was closed.
    socket.once('close', () => setImmediate(() => closeAll(unanswered)))
  })

  server.prependListener('request', ({ socket, headers }: IncomingMessage, response) => {
    const unanswered = ofConnection.get(socket)
    if (!unanswered) return
    const key = keyOf(socket) ?? ''
    unanswered.add(response)
    ofAddress.add(key)
    response.once('close', () => {
      unanswered.delete(response)
      ofAddress.remove(key)
    })
    const most = hasBody(headers) ? 1 : MOST_OF_CONNECTION
    if (unanswered.size > most || (key !== '' && ofAddress.of(key) > MOST_OF_ADDRESS)) socket.destroy()
  })

  // Node would answer an expectation that it does not know by itself, uncounted; ignoring it is allowed (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

function closeAll(responses: Set<ServerResponse>): void {
  for (const response of responses) response.destroy().emit('close')
}

import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Counts } from './counts.ts'
import { hasBody, makeParserStoppable } from './request-parser.ts'
import { Turns } from './turns.ts'

/**
 * Pipelined requests of one connection, and none before a request with a body. Browsers and proxies do not pipeline: they wait
 * for each response.
 */
const MOST_OF_CONNECTION = 8
/** Unanswered requests of one address: a little more than its connections. */
const MOST_OF_ADDRESS = 256

/**
 * Bounds the requests whose responses have not been sent completely. A connection that exceeds a bound is closed, in the middle
 * of a packet if need be. This bounds the responses that nobody reads. Of one address, only a few requests begin in an iteration
 * of the event loop. `keyOf` returns the caller of a connection; undefined for a trusted proxy.
 */
export function boundUnanswered(server: Server, keyOf: (socket: Socket) => string | undefined): void {
  const ofAddress = new Counts()
  const ofConnection = new WeakMap<Socket, Set<ServerResponse>>()
  const turns = new Turns()
  const [answer] = server.listeners('request') as [RequestListener]
  server.removeListener('request', answer)

  server.on('connection', (socket) => {
    makeParserStoppable(socket)
    const unanswered = new Set<ServerResponse>()
    ofConnection.set(socket, unanswered)
    // Of several requests, Node emits `close` only for the first.
    socket.once('close', () => setImmediate(() => closeAll(unanswered)))
  })

  server.on('request', (request, response) => {
    const { socket, headers } = request
    const unanswered = ofConnection.get(socket)!
    const key = keyOf(socket) ?? ''
    unanswered.add(response)
    ofAddress.add(key)
    response.once('close', () => {
      unanswered.delete(response)
      ofAddress.remove(key)
    })
    const most = hasBody(headers) ? 1 : MOST_OF_CONNECTION
    if (unanswered.size > most || (key !== '' && ofAddress.of(key) > MOST_OF_ADDRESS)) socket.destroy()
    else if (key === '') answer(request, response)
    else turns.take(key, () => response.destroyed || answer(request, response))
  })

  // Node itself would answer an unknown Expect header, uncounted; ignoring it is allowed (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

function closeAll(responses: Set<ServerResponse>): void {
  for (const response of responses) response.destroy().emit('close')
}

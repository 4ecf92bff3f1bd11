import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
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

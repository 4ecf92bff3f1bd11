import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { addressKey } from '#graph/http/limits/address-key.ts'
import { Counts } from './counts.ts'
import { boundUnanswered } from './unanswered.ts'

/** Connections of one address, or of one IPv6 /64: enough for thirty browsers behind one router, which open six each. */
const MOST_FROM_ADDRESS = 200
/** Connections in all; each takes some ten kilobytes. */
const MOST = 10_000
/** The usual limit of file descriptors, for systems without /proc. */
const USUAL_DESCRIPTORS = 1024
const CLEAR_EVERY_MS = 1000

/**
 * Bounds open connections and their unanswered requests. The bound of one address, unless it is a trusted proxy, keeps one client
 * from taking all; the bound in all leaves file descriptors for files and the database. Further connections are closed unread.
 */
export function boundConnections(server: Server, trustedProxies: string[]): void {
  const isProxy = proxyAddr.compile(trustedProxies)
  const keys = new WeakMap<Socket, string>()
  const counts = new Counts()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const key = addressKey(remoteAddress)
    if (counts.of(key) >= MOST_FROM_ADDRESS) return socket.destroy()
    keys.set(socket, key)
    counts.add(key)
    socket.once('close', () => counts.remove(key))
  })
  boundUnanswered(server, (socket) => keys.get(socket))

  // Half of the file descriptors: a response may need a file for as long as its connection lasts.
  server.maxConnections = Math.min(MOST, Math.floor(mostDescriptors() / 2))
  let clearedAt = Number.NEGATIVE_INFINITY
  server.on('drop', () => {
    if (performance.now() - clearedAt < CLEAR_EVERY_MS) return
    clearedAt = performance.now()
    // Idle keep-alive connections make room for new ones.
    server.closeIdleConnections()
  })
}

function mostDescriptors(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? USUAL_DESCRIPTORS : Number(soft)
  } catch {
    return USUAL_DESCRIPTORS
  }
}

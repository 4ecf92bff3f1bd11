import { readFileSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { addressKey } from '#graph/http/limits/address-key.ts'

/** Connections of one address, or of one IPv6 network (/64): thirty browsers behind one router have six each. */
const MOST_FROM_ADDRESS = 200
/** All connections; each takes some ten kilobytes. */
const MOST = 10_000
/** The usual limit of descriptors, for systems without /proc. */
const USUAL_DESCRIPTORS = 1024
const CLEAR_EVERY_MS = 1000

/**
 * Bounds the open connections: of one address, unless it is a proxy's, so that nobody takes the places of all others;
 * and in all, so that descriptors are left for files and the database. Connections above a bound are closed unread.
 */
export function boundConnections(server: Server & { closeIdleConnections(): void }, trustedProxies: string[]): void {
  const isProxy = proxyAddr.compile(trustedProxies)
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const key = addressKey(remoteAddress)
    const count = counts.get(key) ?? 0
    if (count >= MOST_FROM_ADDRESS) return socket.destroy()
    counts.set(key, count + 1)
    socket.once('close', () => {
      const left = counts.get(key)! - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
  })

  // Half of the descriptors: an answer may need a file for as long as its connection lasts.
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

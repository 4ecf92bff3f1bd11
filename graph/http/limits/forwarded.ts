import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const INTERNAL = ['loopback', 'private', 'uniqueLocal']

/**
 * Warns once about a proxy whose X-Forwarded-For has no address, and once about a proxy in our own network that is not trusted:
 * in both cases all callers behind it share the limits of one.
 */
export function checkForwarded(): (request: FastifyRequest) => void {
  const warned = new Set<string>()
  return ({ headers, ip, socket, log }) => {
    if (headers['x-forwarded-for'] === undefined || socket.remoteAddress === undefined) return
    const warn = (message: string) => {
      if (!warned.has(message)) log.warn({ address: socket.remoteAddress }, message)
      warned.add(message)
    }
    if (isIP(ip) === 0) {
      warn('X-Forwarded-For of this proxy names no address: all who come through it have the limits of one caller')
    } else if (ip === socket.remoteAddress && INTERNAL.includes(ipaddr.process(ip).range())) {
      warn('X-Forwarded-For is ignored: name this proxy in TRUSTED_PROXIES if it is one')
    }
  }
}

import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The key of an address's budget. An IPv6 customer gets at least a /64, so that counts as one caller. */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address
  const parsed = parse(address)
  if (parsed instanceof ipaddr.IPv6) return networkOf(parsed, 64)
  return parsed?.toString() ?? 'unknown'
}

/** The key of the budget that a whole IPv6 /48 shares: some providers give that to one customer. */
export function networkKey(address: string): string | undefined {
  const parsed = parse(address)
  return parsed instanceof ipaddr.IPv6 ? networkOf(parsed, 48) : undefined
}

/** Unwraps IPv4-mapped IPv6 addresses, which proxies send: `::ffff:192.0.2.7`. */
const parse = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  address.includes(':') && isIPv6(address) ? ipaddr.process(address) : undefined

function networkOf({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const groups = parts.slice(0, bits / 16).map((part) => part.toString(16))
  return `${groups.join(':')}::/${bits}`
}

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

import { BlockList, isIP, isIPv6 } from 'node:net'
import type { onRequestHookHandler } from 'fastify'

const INTERNAL = new BlockList()
INTERNAL.addSubnet('127.0.0.0', 8, 'ipv4')
INTERNAL.addSubnet('10.0.0.0', 8, 'ipv4')
INTERNAL.addSubnet('172.16.0.0', 12, 'ipv4')
INTERNAL.addSubnet('192.168.0.0', 16, 'ipv4')
INTERNAL.addAddress('::1', 'ipv6')
INTERNAL.addSubnet('fc00::', 7, 'ipv6')

/** Azure's gateway and IIS add the port: `192.0.2.7:56789`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d+)?$/i

/** In characters, counted from the end, where proxies add what they know: thirty addresses at least. */
const LONGEST = 1000

/**
 * Normalizes X-Forwarded-For: ports are dropped, and a caller without a readable address counts as the proxy. The log
 * warns once about an unreadable address, and once about a proxy of our own network that is not trusted: the limits take
 * all callers behind either for one.
 */
export function checkForwarded(): onRequestHookHandler {
  const said = new Set<string>()
  return (request, _reply, done) => {
    const { headers, socket, log } = request
    const forwarded = headers['x-forwarded-for']
    if (forwarded === undefined || socket.remoteAddress === undefined) return done()
    const warn = (message: string) => {
      if (!said.has(message)) log.warn({ address: socket.remoteAddress }, message)
      said.add(message)
    }
    headers['x-forwarded-for'] = withoutPorts(String(forwarded).slice(-LONGEST))
    const { ip } = request
    if (isIP(ip) === 0) {
      headers['x-forwarded-for'] = ''
      warn('X-Forwarded-For of this proxy names no address: all who come through it have the limits of one caller')
    } else if (ip === socket.remoteAddress && INTERNAL.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) {
      warn('X-Forwarded-For is ignored: name this proxy in TRUSTED_PROXIES if it is one')
    }
    done()
  }
}

function withoutPorts(addresses: string): string {
  return addresses
    .split(',')
    .map((address) => address.trim().replace(WITH_PORT, '$1$2'))
    .join(', ')
}

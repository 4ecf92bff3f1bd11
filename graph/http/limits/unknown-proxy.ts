import { BlockList, isIPv6 } from 'node:net'
import type { onRequestHookHandler } from 'fastify'

const INTERNAL = new BlockList()
INTERNAL.addSubnet('127.0.0.0', 8, 'ipv4')
INTERNAL.addSubnet('10.0.0.0', 8, 'ipv4')
INTERNAL.addSubnet('172.16.0.0', 12, 'ipv4')
INTERNAL.addSubnet('192.168.0.0', 16, 'ipv4')
INTERNAL.addAddress('::1', 'ipv6')
INTERNAL.addSubnet('fc00::', 7, 'ipv6')

/**
 * Says once in the log that a machine of our own network forwards requests and is not trusted: to the limits, all who
 * come through it are one caller.
 */
export function warnOfUnknownProxy(): onRequestHookHandler {
  let isSaid = false
  return (request, _reply, done) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return done()
    const { ip, socket, log } = request
    if (ip === socket.remoteAddress && INTERNAL.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) {
      isSaid = true
      log.warn({ address: ip }, 'X-Forwarded-For is ignored: name this proxy in TRUSTED_PROXIES if it is one')
    }
    done()
  }
}

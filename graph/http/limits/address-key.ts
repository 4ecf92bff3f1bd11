import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The name of an address's budget. The owner of an IPv6 address has its whole network (/64), which is one caller. */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address
  const parsed = parse(address)
  if (parsed instanceof ipaddr.IPv6) return networkOf(parsed, 64)
  return parsed?.toString() ?? 'unknown'
}

/** The name of the budget that the neighbours of an IPv6 address share: some providers give one customer a /48. */
export function networkKey(address: string): string | undefined {
  const parsed = parse(address)
  return parsed instanceof ipaddr.IPv6 ? networkOf(parsed, 48) : undefined
}

/** An IPv4 address within an IPv6 one is an IPv4 address: proxies write `::ffff:192.0.2.7`. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return isIPv6(address) ? ipaddr.process(address) : undefined
}

function networkOf({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const groups = parts.slice(0, bits / 16).map((part) => part.toString(16))
  return `${groups.join(':')}::/${bits}`
}

import { isIP } from 'node:net'

const MAPPED_IPV4 = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/
const GROUP_BITS = 16

/** The name of an address's budget. The owner of an IPv6 address has its whole network (/64), which is one caller. */
export function addressKey(address: string): string {
  return networkOf(address, 64) ?? mappedIpv4(address) ?? (isIP(address) ? address : 'unknown')
}

/** The name of the budget that the neighbours of an IPv6 address share: some providers give one customer a /48. */
export function networkKey(address: string): string | undefined {
  return networkOf(address, 48)
}

/** Undefined for IPv4. */
function networkOf(address: string, bits: number): string | undefined {
  if (isIP(address) !== 6 || mappedIpv4(address) !== undefined) return undefined
  const [before = '', after] = address.split('%')[0]!.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, bits / GROUP_BITS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`
}

/** The IPv4 address within an IPv6 one, which proxies write in several ways: `::ffff:192.0.2.7`, `::ffff:c000:207`. */
function mappedIpv4(address: string): string | undefined {
  if (isIP(address) !== 6) return undefined
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [, high, low] = MAPPED_IPV4.exec(hostname) ?? []
  if (high === undefined || low === undefined) return undefined
  const words = [high, low].map((word) => Number.parseInt(word, 16))
  return words.flatMap((word) => [word >> 8, word & 0xff]).join('.')
}

import { isIP } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Whose budget an address has. Who has one IPv6 address has a network of them (/64): it counts as one caller. */
export function addressKey(address: string): string {
  const family = isIP(address)
  if (family === 4) return address
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  // A proxy may hand on anything.
  if (family === 0) return 'unknown'
  const [before = '', after] = address.split('%')[0]!.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}

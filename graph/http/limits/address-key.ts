import { isIP } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUP_BITS = 16

/** The name of an address's budget. The owner of an IPv6 address has its whole network (/64), which is one caller. */
export function addressKey(address: string): string {
  return networkOf(address, 64) ?? MAPPED_IPV4.exec(address)?.[1] ?? (isIP(address) ? address : 'unknown')
}

/** The name of the budget that the neighbours of an IPv6 address share: some providers give one customer a /48. */
export function networkKey(address: string): string | undefined {
  return networkOf(address, 48)
}

/** Undefined for IPv4. */
function networkOf(address: string, bits: number): string | undefined {
  if (isIP(address) !== 6 || MAPPED_IPV4.test(address)) return undefined
  const [before = '', after] = address.split('%')[0]!.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, bits / GROUP_BITS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`
}

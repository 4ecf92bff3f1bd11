import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is public: not private, loopback, link-local, shared, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  // An IPv4-mapped IPv6 address counts as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6)
}

const isLoopback = (address: string): boolean => ipaddr.process(address).range() === 'loopback'

/** Throws for an IP address that webhooks must not reach. */
export function checkAddress(address: string, allowsLocal: boolean): void {
  if (isPublicAddress(address) || (allowsLocal && isLoopback(address))) return
  throw new Error(`${address} is not an address of the internet`)
}

/** Throws for a URL that webhooks must not reach, without a DNS lookup. */
export function checkUrl({ protocol, hostname }: URL, allowsLocal: boolean, allowsHttp = allowsLocal): void {
  if (protocol !== 'https:' && !allowsHttp) throw new Error('the address is not https')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) checkAddress(host, allowsLocal)
}

/** Throws for a URL that webhooks must not reach, with a DNS lookup. A name that does not resolve yet is accepted. */
export async function checkTarget(url: URL, allowsLocal: boolean): Promise<void> {
  checkUrl(url, allowsLocal)
  const addresses = await lookup(url.hostname, { all: true }).catch(() => [])
  for (const { address } of addresses) checkAddress(address, allowsLocal)
}

import dns from 'node:dns'
import http, {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { loadConfig, RELEASE } from '#graph/config.ts'

/** Names us and our release to the hosts that we ask: many refuse a program without a name. */
const userAgent = () => `Ridgeline/${RELEASE} (+${loadConfig().siteUrl})`

/** Sends a request; `answer` is called with the response once its head has arrived. */
export type SendRequest = (
  url: URL,
  options: RequestOptions,
  answer: (response: IncomingMessage) => void,
) => ClientRequest

/** Every request to another host goes through here, so that each says who asks. */
export const sendRequest: SendRequest = (url, { headers, ...options }, answer) =>
  (url.protocol === 'https:' ? https : http).request(
    url,
    { ...options, headers: { 'user-agent': userAgent(), ...(headers as OutgoingHttpHeaders) } },
    answer,
  )

/** Connects only to public addresses, for URLs from outside. Connections stay open until `close`. */
export class PublicConnections {
  readonly #http: http.Agent
  readonly #https: https.Agent

  /** `allowsLocal` also allows this machine, and http. */
  constructor(
    private readonly allowsLocal: boolean,
    private readonly allowsHttp = allowsLocal,
  ) {
    const options = { keepAlive: true, lookup: this.#lookup }
    this.#http = new http.Agent(options)
    this.#https = new https.Agent(options)
  }

  /** Throws for a URL that is not public. An IP address needs no DNS lookup, so it is checked here. */
  request: SendRequest = (url, options, answer) => {
    checkUrl(url, this.allowsLocal, this.allowsHttp)
    const agent = url.protocol === 'https:' ? this.#https : this.#http
    return sendRequest(url, { ...options, agent }, answer)
  }

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  /**
   * The connection uses exactly the addresses that are checked here, so a second DNS answer cannot change them (DNS rebinding).
   */
  #lookup: LookupFunction = (host, options, answer) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, [])
      try {
        for (const { address } of addresses) checkAddress(address, this.allowsLocal)
      } catch (refusal) {
        return answer(refusal as Error, [])
      }
      if (options.all) return answer(null, addresses)
      answer(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

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
function checkAddress(address: string, allowsLocal: boolean): void {
  if (isPublicAddress(address) || (allowsLocal && isLoopback(address))) return
  throw new Error(`${address} is not an address of the internet`)
}

/** Throws for a URL that webhooks must not reach, without a DNS lookup. */
function checkUrl({ protocol, hostname }: URL, allowsLocal: boolean, allowsHttp = allowsLocal): void {
  if (protocol !== 'https:' && !allowsHttp) throw new Error('the address is not https')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) checkAddress(host, allowsLocal)
}

/** Throws for a URL that webhooks must not reach, with a DNS lookup. A name that does not resolve yet is accepted. */
export async function checkTarget(url: URL, allowsLocal: boolean): Promise<void> {
  checkUrl(url, allowsLocal)
  const addresses = await dns.promises.lookup(url.hostname, { all: true }).catch(() => [])
  for (const { address } of addresses) checkAddress(address, allowsLocal)
}

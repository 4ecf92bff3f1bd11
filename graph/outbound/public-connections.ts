import { lookup } from 'node:dns'
import http, {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { loadConfig, RELEASE } from '#graph/config.ts'
import { checkAddress, checkUrl } from './public-address.ts'

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
    lookup(host, { ...options, all: true }, (error, addresses) => {
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

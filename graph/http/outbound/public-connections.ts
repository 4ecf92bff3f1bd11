import { lookup } from 'node:dns'
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { checkAddress, checkUrl } from './public-address.ts'

/** Sends a request; `answer` gets the head of its answer. */
export type SendRequest = (
  url: URL,
  options: RequestOptions,
  answer: (response: IncomingMessage) => void,
) => ClientRequest

/** Connections to public addresses alone, for addresses that strangers name. They are kept until `close`. */
export class PublicConnections {
  readonly #http: http.Agent
  readonly #https: https.Agent

  /** `allowsLocal`: this machine is allowed, and so is http. */
  constructor(private readonly allowsLocal: boolean) {
    const options = { keepAlive: true, lookup: this.#lookup }
    this.#http = new http.Agent(options)
    this.#https = new https.Agent(options)
  }

  /** Throws for an address that is not public. A host that is an IP address needs no DNS lookup, so it is checked here. */
  request: SendRequest = (url, options, answer) => {
    checkUrl(url, this.allowsLocal)
    return url.protocol === 'https:'
      ? https.request(url, { ...options, agent: this.#https }, answer)
      : http.request(url, { ...options, agent: this.#http }, answer)
  }

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  /** Connects to the very addresses that are checked here, so a second DNS answer cannot redirect it. */
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

import { lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

export const ANSWER_LIMIT_MS = 15_000
const MOST_BYTES = 64 * 1024

export interface Answer {
  /** Undefined where there was no answer. */
  status?: number
  /** Why the delivery failed; undefined after a 2xx. */
  error?: string
  /** The body, as far as it was read. */
  body: string
  milliseconds: number
  /** Seconds that the endpoint asks us to wait. */
  retryAfter?: number
}

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  signal?: AbortSignal
}

/** Posts to endpoints of strangers, over connections that are kept until `close`. */
export class Sender {
  readonly #http = new http.Agent({ keepAlive: true })
  readonly #https = new https.Agent({ keepAlive: true })

  /** `allowsLocal`: this machine is allowed, and so is http. */
  constructor(private readonly allowsLocal: boolean) {}

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  /** Never rejects: a failure is an answer with an error. Redirects are not followed. */
  async post({ signal, ...post }: Post): Promise<Answer> {
    const start = performance.now()
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS)
    const signals = signal ? AbortSignal.any([limit, signal]) : limit
    const passed = () => Math.round(performance.now() - start)
    try {
      const response = await this.#request({ ...post, signal: signals })
      const body = await readStart(response).catch(() => '')
      const status = response.statusCode!
      const retryAfter = Number(response.headers['retry-after']) || undefined
      return { status, error: errorOf(status), body, milliseconds: passed(), retryAfter }
    } catch (error) {
      const reason = limit.aborted ? `no answer within ${ANSWER_LIMIT_MS / 1000} s` : reasonOf(error)
      return { error: reason, body: '', milliseconds: passed() }
    }
  }

  /** Resolves with the head of the answer. */
  async #request(post: Post): Promise<IncomingMessage> {
    const url = new URL(post.url)
    const isSecure = url.protocol === 'https:'
    if (!isSecure && !this.allowsLocal) throw new Error('the address is not https')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // A host that is an address is never looked up.
    if (isIP(host)) this.#check(host)
    const { headers, body, signal } = post
    const options = { method: 'POST', headers, signal, lookup: this.#lookup }
    return new Promise((resolve, reject) => {
      const send = (isAgain: boolean) => {
        const request = isSecure
          ? https.request(url, { ...options, agent: this.#https }, resolve)
          : http.request(url, { ...options, agent: this.#http }, resolve)
        request.on('error', (error: NodeJS.ErrnoException) => {
          // The endpoint may close a kept connection at the moment in which the next event goes out.
          if (request.reusedSocket && error.code === 'ECONNRESET' && !isAgain) send(true)
          else reject(error)
        })
        request.end(body)
      }
      send(false)
    })
  }

  /** The connection is made to the very addresses that are checked here: another answer of the DNS gains nothing. */
  #lookup: LookupFunction = (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, [])
      try {
        for (const { address } of addresses) this.#check(address)
      } catch (refusal) {
        return answer(refusal as Error, [])
      }
      if (options.all) return answer(null, addresses)
      answer(null, addresses[0]!.address, addresses[0]!.family)
    })
  }

  #check(address: string): void {
    if (isPublicAddress(address) || (this.allowsLocal && isLoopback(address))) return
    throw new Error(`${address} is not an address of the internet`)
  }
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > MOST_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8', 0, MOST_BYTES)
}

function errorOf(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`
}

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  // Several addresses that refuse are an AggregateError without a message.
  return message || code || 'unknown reason'
}

import { lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { signedHeaders, type WebhookEvent } from './event.ts'
import { checkAddress, checkUrl } from './public-address.ts'
import type { SecretCipher } from './secret-cipher.ts'

export const ANSWER_LIMIT_MS = 15_000
const MOST_BYTES = 64 * 1024

export interface Answer {
  /** Undefined where there was no answer. */
  status?: number
  /** Why the delivery failed; undefined after a 2xx. */
  error?: string
  /** The body, as far as it was read. */
  body: string
  sentAt: Date
  milliseconds: number
  /** Seconds that the endpoint asks us to wait. */
  retryAfter?: number
}

interface Target {
  partner: string
  url: string
  /** Encrypted; the event is signed with each of them. */
  secrets: Buffer[]
}

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

/** Posts events to endpoints of strangers, over connections that are kept until `close`. */
export class WebhookClient {
  readonly #http = new http.Agent({ keepAlive: true })
  readonly #https = new https.Agent({ keepAlive: true })

  /** `allowsLocal`: this machine is allowed, and so is http. */
  constructor(
    private readonly cipher: SecretCipher,
    private readonly allowsLocal: boolean,
  ) {}

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  /**
   * Never rejects: a failure, also of a secret that cannot be decrypted, is an answer with an error. Redirects are not
   * followed.
   */
  async post({ partner, url, secrets }: Target, event: WebhookEvent, signal?: AbortSignal): Promise<Answer> {
    const sentAt = new Date()
    const start = performance.now()
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS)
    const signals = signal ? AbortSignal.any([limit, signal]) : limit
    const passed = () => Math.round(performance.now() - start)
    try {
      const opened = secrets.map((secret) => this.cipher.open(secret, partner))
      const headers = signedHeaders(event, opened)
      const response = await this.#request({ url, headers, body: event.body, signal: signals })
      const body = await readStart(response).catch(() => '')
      const status = response.statusCode!
      const retryAfter = Number(response.headers['retry-after']) || undefined
      return { status, error: errorOf(status), body, sentAt, milliseconds: passed(), retryAfter }
    } catch (error) {
      const reason = limit.aborted ? `no answer within ${ANSWER_LIMIT_MS / 1000} s` : reasonOf(error)
      return { error: reason, body: '', sentAt, milliseconds: passed() }
    }
  }

  /** Resolves with the head of the answer. */
  async #request(post: Post): Promise<IncomingMessage> {
    const url = new URL(post.url)
    const isSecure = url.protocol === 'https:'
    // A host that is an IP address needs no DNS lookup.
    checkUrl(url, this.allowsLocal)
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

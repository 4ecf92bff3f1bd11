import type { IncomingMessage, RequestOptions } from 'node:http'
import { PublicConnections } from '#graph/outbound/public-connections.ts'
import { signedHeaders, type WebhookEvent } from './event.ts'
import type { SecretCipher } from './secret-cipher.ts'

export const ANSWER_LIMIT_MS = 15_000
const MOST_BYTES = 64 * 1024

export interface Answer {
  status?: number
  error?: string
  /** The body, as far as it was read. */
  body: string
  sentAt: Date
  milliseconds: number
  retryAfter?: number
}

interface Target {
  partner: string
  url: string
  /** Encrypted; the event is signed with each of them. */
  secrets: Buffer[]
}

/** Posts events to endpoints of strangers, over connections that stay open until `close`. */
export class WebhookClient {
  readonly #connections: PublicConnections

  /** `allowsLocal`: this machine is allowed, and so is http. */
  constructor(
    private readonly cipher: SecretCipher,
    allowsLocal: boolean,
  ) {
    this.#connections = new PublicConnections(allowsLocal)
  }

  close(): void {
    this.#connections.close()
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
      const response = await this.#send(new URL(url), { method: 'POST', headers, signal: signals }, event.body)
      const body = await readStart(response).catch(() => '')
      const status = response.statusCode!
      const retryAfter = Number(response.headers['retry-after']) || undefined
      return { status, error: errorOf(status), body, sentAt, milliseconds: passed(), retryAfter }
    } catch (error) {
      const reason = limit.aborted ? `no answer within ${ANSWER_LIMIT_MS / 1000} s` : reasonOf(error)
      return { error: reason, body: '', sentAt, milliseconds: passed() }
    }
  }

  #send(url: URL, options: RequestOptions, body: string, isAgain = false): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = this.#connections.request(url, options, resolve)
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The endpoint may close an open connection just as the next event is sent.
        const isClosed = request.reusedSocket && error.code === 'ECONNRESET'
        if (isClosed && !isAgain) resolve(this.#send(url, options, body, true))
        else reject(error)
      })
      request.end(body)
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

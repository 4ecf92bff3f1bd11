import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey } from '#graph/http/limits/address-key.ts'

const RETRY_AFTER_S = 30

/** Bounds the streams that are open: those of one address, and all of them. */
export class ConnectionLimiter {
  readonly #counts = new Map<string, number>()
  #all = 0

  constructor(private readonly bounds: { ofAddress: number; inAll: number }) {}

  /** Counts a stream in and returns the function that counts it out; throws an HttpError when the limit is reached. */
  take(address: string): () => void {
    const key = addressKey(address)
    const count = this.#counts.get(key) ?? 0
    if (count >= this.bounds.ofAddress) {
      const words = `Your address has ${this.bounds.ofAddress} streams already: end one of them.`
      throw refusal(words, 429, ErrorCode.RATE_LIMITED)
    }
    if (this.#all >= this.bounds.inAll) {
      throw refusal(
        'There are too many streams at once. Please query vehicleChanges.',
        503,
        ErrorCode.SERVICE_UNAVAILABLE,
      )
    }
    this.#all += 1
    this.#counts.set(key, count + 1)
    return () => this.#release(key)
  }

  #release(key: string): void {
    this.#all -= 1
    const left = this.#counts.get(key)! - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }
}

function refusal(message: string, status: number, code: ErrorCode): HttpError {
  return new HttpError(message, {
    code,
    status,
    headers: { 'retry-after': String(RETRY_AFTER_S) },
    details: { retryAfterSeconds: RETRY_AFTER_S },
  })
}

import { ErrorCode } from '#graph/api/error-code.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey } from '#graph/http/limits/address-key.ts'
import { Counts } from '#graph/http/overload/counts.ts'

const RETRY_AFTER_S = 30

export class ConnectionLimiter {
  readonly #counts = new Counts()
  #all = 0

  constructor(private readonly bounds: { ofAddress: number; inAll: number }) {}

  /** Counts a stream, and returns a function that releases it; throws an HttpError at the limit. */
  take(address: string): () => void {
    const key = addressKey(address)
    if (this.#counts.of(key) >= this.bounds.ofAddress) {
      const message = `Your address has ${this.bounds.ofAddress} streams already: end one of them.`
      throw new HttpError(ErrorCode.RATE_LIMITED, message, { retryAfterSeconds: RETRY_AFTER_S })
    }
    if (this.#all >= this.bounds.inAll) {
      const message = 'There are too many streams at once. Please query vehicleChanges.'
      throw new HttpError(ErrorCode.SERVICE_UNAVAILABLE, message, { retryAfterSeconds: RETRY_AFTER_S })
    }
    this.#all += 1
    this.#counts.add(key)
    return () => {
      this.#all -= 1
      this.#counts.remove(key)
    }
  }
}

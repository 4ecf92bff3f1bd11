const LONGEST_WAIT_MS = 8000

/** Rejects when the promise is not settled in eight seconds: a script on a stalled connection neither loads nor fails. */
export const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), LONGEST_WAIT_MS)
    promise.then(resolve, reject)
  })

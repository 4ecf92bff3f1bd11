const LONGEST_WAIT_MS = 8000

/** Rejects when the promise is not settled in eight seconds: a script on a stalled connection neither loads nor fails. */
export const withTimeout = <Value>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), LONGEST_WAIT_MS)
    promise.then(resolve, reject)
  })

/** Whether the server answers: a script may fail to load without a network, or because a release has replaced it. */
export const isReachable = (address: string) =>
  withTimeout(fetch(address, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  )

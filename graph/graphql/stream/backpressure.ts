/** Lets a source wait until its reader has consumed everything, so that nothing is buffered for a slow reader. */
export class Backpressure {
  #isAsking = false
  #waiting: (() => void) | undefined

  constructor(private readonly limitMs: number) {}

  /** Passes the texts through, and notes when each is consumed. */
  async *follow(texts: AsyncGenerator<string>): AsyncGenerator<string> {
    try {
      for (;;) {
        this.#isAsking = true
        this.#waiting?.()
        const { value, done } = await texts.next()
        this.#isAsking = false
        if (done) return
        yield value
      }
    } finally {
      await texts.return(undefined)
    }
  }

  /** Waits for the reader; resolves to false after the time limit. */
  async whenTaken(): Promise<boolean> {
    if (this.#isAsking) return true
    return new Promise((resolve) => {
      const settle = (isTaken: boolean) => {
        clearTimeout(limit)
        this.#waiting = undefined
        resolve(isTaken)
      }
      const limit = setTimeout(settle, this.limitMs, false)
      this.#waiting = () => settle(true)
    })
  }
}

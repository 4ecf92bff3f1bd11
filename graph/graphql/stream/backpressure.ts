/** Tells a source when the reader of its stream has taken everything, so that nothing is gathered for a slow reader. */
export class Backpressure {
  #isAsking = false
  #waiting: (() => void) | undefined

  constructor(private readonly limitMs: number) {}

  /** The same texts, while `whenTaken` learns that they are taken. */
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

  /** Whether the reader takes everything within the limit. */
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

/** A bounded number of places with a bounded queue: a request that waits too long, or finds the queue full, gets none. */
export class Places {
  readonly #queue = new Set<() => void>()
  readonly #beginning: (() => void)[] = []
  #running = 0

  constructor(private readonly bounds: { atOnce: number; waiting: number; waitMs: number }) {}

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Resolves with a function that gives the place back, or with the reason why there is none. */
  async take(): Promise<(() => void) | 'too many wait' | 'waited too long'> {
    if (this.#running < this.bounds.atOnce) this.#running += 1
    else if (this.#queue.size >= this.bounds.waiting) return 'too many wait'
    else if (!(await this.#turn())) return 'waited too long'
    await this.#begin()
    let isTaken = true
    return () => {
      if (isTaken) this.#handOn()
      isTaken = false
    }
  }

  /** Begins one request per turn of the event loop: cached answers go out in between, however many begin together. */
  #begin(): Promise<void> {
    return new Promise((resolve) => {
      this.#beginning.push(resolve)
      if (this.#beginning.length === 1) setImmediate(() => this.#beginNext())
    })
  }

  #beginNext(): void {
    this.#beginning.shift()!()
    if (this.#beginning.length > 0) setImmediate(() => this.#beginNext())
  }

  /** A free place goes straight to the longest waiting request. */
  #handOn(): void {
    const [next] = this.#queue
    if (next) next()
    else this.#running -= 1
  }

  /** Waits in the queue; resolves with whether a place came in time. */
  #turn(): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (isTurn: boolean) => {
        clearTimeout(limit)
        this.#queue.delete(begin)
        resolve(isTurn)
      }
      const begin = () => leave(true)
      const limit = setTimeout(leave, this.bounds.waitMs, false)
      this.#queue.add(begin)
    })
  }
}

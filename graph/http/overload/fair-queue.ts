/**
 * Lets a few tasks run at once, and fewer of one caller. Callers take turns, one with nothing running first: one
 * with many tasks delays only its own.
 */
export class FairQueue {
  /** The callers that have tasks, in the order of their turns. */
  readonly #lines = new Map<string, { running: number; waiting: (() => void)[] }>()
  #running = 0
  #waiting = 0

  constructor(
    private readonly atOnce: number,
    private readonly ofCaller = atOnce,
  ) {}

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting
  }

  waitingOf(caller: string): number {
    return this.#lines.get(caller)?.waiting.length ?? 0
  }

  hasPlaceFor(caller: string): boolean {
    return this.#running < this.atOnce && (this.#lines.get(caller)?.running ?? 0) < this.ofCaller
  }

  /** Waits for a place, and returns what releases it. */
  async take(caller: string): Promise<() => void> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] }
    this.#lines.set(caller, line)
    this.#waiting += 1
    const turn = new Promise<void>((begin) => line.waiting.push(begin))
    this.#beginNext()
    await turn
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      this.#running -= 1
      line.running -= 1
      if (line.running + line.waiting.length === 0) this.#lines.delete(caller)
      this.#beginNext()
    }
  }

  async run<Result>(caller: string, task: () => Promise<Result>): Promise<Result> {
    const release = await this.take(caller)
    try {
      return await task()
    } finally {
      release()
    }
  }

  /** Gives a free place to the first caller that has nothing running, or else may have more; it goes to the end of the line. */
  #beginNext(): void {
    const able = [...this.#lines].filter(([caller, { waiting }]) => waiting.length > 0 && this.hasPlaceFor(caller))
    const next = able.find(([, { running }]) => running === 0) ?? able[0]
    if (!next) return
    const [caller, line] = next
    this.#running += 1
    this.#waiting -= 1
    line.running += 1
    this.#lines.delete(caller)
    this.#lines.set(caller, line)
    line.waiting.shift()!()
  }
}

import { setImmediate } from 'node:timers/promises'

/**
 * Event loop iterations between two requests that start. Node accepts one connection per iteration: without these, a new visitor
 * would wait until a page had been computed for each connection that came first.
 */
export const DOOR_TURNS = 25

interface ConcurrencyBounds {
  /** Requests that run at the same time: in all, and of one caller. */
  atOnce: number
  atOnceOfCaller: number
  waiting: number
  waitingOfCaller: number
  waitMs: number
}

interface Caller {
  admitted: number
  running: number
  queue: Set<() => void>
}

/** An admitted request; it counts until `end` is called. */
export interface Admission {
  start(): Promise<'started' | 'too many wait' | 'waited too long'>
  end(): void
}

/**
 * Bounds concurrent requests, with a fair queue: callers take turns, so one that sends many requests delays only its own.
 */
export class ConcurrencyLimiter {
  readonly #callers = new Map<string, Caller>()
  /** The callers with queued requests, in the order of their turns. */
  readonly #waiting = new Set<Caller>()
  #begun = Promise.resolve()
  #running = 0
  #queued = 0

  constructor(private readonly bounds: ConcurrencyBounds) {}

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#queued
  }

  /** Returns undefined if the caller has too many requests already. */
  admit(key: string): Admission | undefined {
    const { atOnceOfCaller, waitingOfCaller } = this.bounds
    const caller = this.#callers.get(key) ?? { admitted: 0, running: 0, queue: new Set() }
    if (caller.admitted >= atOnceOfCaller + waitingOfCaller) return undefined
    caller.admitted += 1
    this.#callers.set(key, caller)
    let isRunning = false
    let hasEnded = false
    return {
      start: async () => {
        const started = await this.#turn(caller)
        if (started !== 'started') return started
        if (hasEnded) this.#release(caller)
        else isRunning = true
        await this.#begin()
        return started
      },
      end: () => {
        if (hasEnded) return
        hasEnded = true
        caller.admitted -= 1
        if (caller.admitted === 0) this.#callers.delete(key)
        if (isRunning) this.#release(caller)
      },
    }
  }

  #isFree({ running }: Caller): boolean {
    return this.#running < this.bounds.atOnce && running < this.bounds.atOnceOfCaller
  }

  #run(caller: Caller): void {
    this.#running += 1
    caller.running += 1
  }

  async #turn(caller: Caller): ReturnType<Admission['start']> {
    if (this.#isFree(caller)) this.#run(caller)
    else if (this.#queued >= this.bounds.waiting) return 'too many wait'
    else if (!(await this.#wait(caller))) return 'waited too long'
    return 'started'
  }

  /** Waits in the caller's queue; resolves to false after the time limit. */
  #wait(caller: Caller): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (isTurn: boolean) => {
        clearTimeout(limit)
        caller.queue.delete(begin)
        this.#queued -= 1
        if (caller.queue.size === 0) this.#waiting.delete(caller)
        resolve(isTurn)
      }
      const begin = () => leave(true)
      const limit = setTimeout(leave, this.bounds.waitMs, false)
      caller.queue.add(begin)
      this.#queued += 1
      this.#waiting.add(caller)
    })
  }

  #release(caller: Caller): void {
    this.#running -= 1
    caller.running -= 1
    for (const next of this.#waiting) {
      if (!this.#isFree(next)) continue
      this.#waiting.delete(next)
      this.#waiting.add(next)
      this.#run(next)
      const [begin] = next.queue
      begin!()
      return
    }
  }

  /** Starts requests one by one, so that in between cached responses go out and new connections come in. */
  #begin(): Promise<void> {
    this.#begun = this.#begun.then(() => this.#letOthersIn())
    return this.#begun
  }

  async #letOthersIn(): Promise<void> {
    const turns = this.#running > 1 ? DOOR_TURNS : 1
    for (let turn = 0; turn < turns; turn += 1) await setImmediate()
  }
}

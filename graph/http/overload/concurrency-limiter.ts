import { setImmediate } from 'node:timers/promises'

/**
 * Turns of the event loop that pass before a request is computed beside others. Node accepts one connection a turn: without
 * them, a new visitor waits until a page has been computed for each connection that came first.
 */
export const DOOR_TURNS = 25

interface ConcurrencyBounds {
  /** Requests that are computed at once: in all, and of one caller. */
  atOnce: number
  atOnceOfCaller: number
  /** Requests that wait for it: in all, and of one caller. */
  waiting: number
  waitingOfCaller: number
  /** The longest that a request waits. */
  waitMs: number
}

interface Caller {
  admitted: number
  running: number
  queue: Set<() => void>
}

/** A request that was admitted; it counts until `end`. */
export interface Admission {
  /** Waits for the request's turn. */
  start(): Promise<'started' | 'too many wait' | 'waited too long'>
  end(): void
}

/**
 * Bounds the requests that are computed at once. Callers take turns: one that sends many requests waits for itself, and
 * nobody else waits for all of them.
 */
export class ConcurrencyLimiter {
  readonly #callers = new Map<string, Caller>()
  /** The callers with requests in their queues, in the order of their turns. */
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

  /** Undefined when the caller has too many requests already. */
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

  /** Waits in the caller's queue; resolves with whether the turn came in time. */
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

  /** A free place goes to the next caller in turn. */
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

  /** Begins one request after the other: before each, cached answers go out and new visitors come in, however many begin. */
  #begin(): Promise<void> {
    this.#begun = this.#begun.then(() => this.#letOthersIn())
    return this.#begun
  }

  async #letOthersIn(): Promise<void> {
    const turns = this.#running > 1 ? DOOR_TURNS : 1
    for (let turn = 0; turn < turns; turn += 1) await setImmediate()
  }
}

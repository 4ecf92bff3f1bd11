/**
 * Requests of one caller that begin in one iteration of the event loop. Even free ones take up to a millisecond each, and Node
 * accepts one connection per iteration: a new visitor may be queued behind two hundred of the caller's.
 */
const MOST_OF_TURN = 4

interface Turn {
  left: number
  queue: (() => void)[]
}

/** Begins a few requests of each caller in each iteration of the event loop, so that those of others begin in between. */
export class Turns {
  readonly #turns = new Map<string, Turn>()

  take(caller: string, begin: () => void): void {
    const turn = this.#turns.get(caller) ?? { left: MOST_OF_TURN, queue: [] }
    if (this.#turns.size === 0) setImmediate(() => this.#next())
    this.#turns.set(caller, turn)
    if (turn.left === 0) turn.queue.push(begin)
    else {
      turn.left -= 1
      begin()
    }
  }

  #next(): void {
    for (const [caller, turn] of this.#turns) {
      const begun = turn.queue.splice(0, MOST_OF_TURN)
      turn.left = MOST_OF_TURN - begun.length
      if (begun.length === 0) this.#turns.delete(caller)
      for (const begin of begun) begin()
    }
    if (this.#turns.size > 0) setImmediate(() => this.#next())
  }
}

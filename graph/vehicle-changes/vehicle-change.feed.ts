import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { ArgumentError } from '#graph/api/argument-error.ts'
import { type ChangePosition, changePosition } from './change-position.ts'
import type { VehicleChangedArgs } from './vehicle-change.args.ts'
import type { VehicleChange } from './vehicle-change.result.ts'
import { readChangePosition, type VehicleChangeService } from './vehicle-change.service.ts'

export interface VehicleChangeContext {
  /** The changes of vehicles for a subscription, until the request's stream ends. */
  streamChanges(from: VehicleChangedArgs): AsyncIterable<VehicleChange>
}

interface Page {
  changes: VehicleChange[]
  end: ChangePosition
}

const CHANGES_AT_ONCE = 100

const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 250
const FAILURE_PAUSE_MS = 1000

/** Times are rounded to the millisecond, possibly up, so the log is complete only up to two milliseconds ago. */
const SETTLING_MS = 2

/**
 * The log of changes as a stream for each listener. A listener is only a position in the log, so a slow one takes no memory;
 * listeners at the same position share a read.
 */
export class VehicleChangeFeed {
  #listeners = 0
  #notified = 0
  #isSettling = false
  /** The time before which no change can appear any more. */
  #settledUntil = new Date(0)
  readonly #settled = new EventEmitter().setMaxListeners(0)
  readonly #pages = new Map<string, Promise<Page>>()
  #lastPage: Promise<unknown> = Promise.resolve()

  constructor(private readonly log: VehicleChangeService) {}

  /** Called after each commit to the catalogue. */
  wake(): void {
    this.#notified += 1
    if (!this.#isSettling) this.#settle()
  }

  /** The changes after a position, or from now on, in the order of the log, until the signal. */
  stream({ since, after }: VehicleChangedArgs, signal: AbortSignal): AsyncGenerator<VehicleChange> {
    if (since && after != null) throw new ArgumentError('since', 'since cannot be used together with after.')
    const from = after == null ? since && { time: since, id: '' } : readChangePosition(after)
    return this.#follow(from ?? undefined, signal)
  }

  async *#follow(from: ChangePosition | undefined, signal: AbortSignal): AsyncGenerator<VehicleChange> {
    this.#listeners += 1
    try {
      let position = from ?? { time: await this.log.settledUntil(), id: '' }
      this.wake()
      while (!signal.aborted) {
        if (this.#settledUntil <= position.time) {
          await once(this.#settled, 'news', { signal }).catch(() => {})
          continue
        }
        // Not logged: the catalogue's watch logs database outages.
        const page = await this.#pageBehind(position).catch(() => wait(FAILURE_PAUSE_MS))
        for (const change of page?.changes ?? []) {
          if (signal.aborted) return
          yield change
        }
        position = page?.end ?? position
      }
    } finally {
      this.#listeners -= 1
    }
  }

  /** The pages of all listeners are read one after the other, beside the visitors' work. */
  #pageBehind(position: ChangePosition): Promise<Page> {
    const key = `${position.time.getTime()} ${position.id}`
    const shared = this.#pages.get(key)
    if (shared) return shared
    const read = async () => {
      const until = this.#settledUntil
      const changes = await this.log.between(position, until, CHANGES_AT_ONCE)
      const isFull = changes.length === CHANGES_AT_ONCE
      return { changes, end: isFull ? changePosition(changes.at(-1)!) : { time: until, id: '' } }
    }
    const page = this.#lastPage.then(read).finally(() => this.#pages.delete(key))
    this.#pages.set(key, page)
    this.#lastPage = page.catch(() => {})
    return page
  }

  /** Asks until the log is complete up to the latest notification: an open transaction may still commit earlier changes. */
  async #settle(): Promise<void> {
    this.#isSettling = true
    let target: Date | undefined
    let pauseMs = FIRST_PAUSE_MS
    for (let heard = 0; this.#listeners > 0; ) {
      if (heard !== this.#notified) {
        heard = this.#notified
        target = undefined
        pauseMs = FIRST_PAUSE_MS
      }
      try {
        const { now, settledUntil } = await this.log.times()
        target ??= new Date(now.getTime() + SETTLING_MS)
        if (settledUntil > this.#settledUntil) {
          this.#settledUntil = settledUntil
          this.#settled.emit('news')
        }
        if (settledUntil >= target && heard === this.#notified) break
      } catch {
        pauseMs = FAILURE_PAUSE_MS
      }
      await wait(pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    this.#isSettling = false
  }
}

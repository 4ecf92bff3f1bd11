import { setTimeout as wait } from 'node:timers/promises'
import { type ChangePosition, comparePositions, later, placeOf } from './change-position.ts'
import type { VehicleChange } from './vehicle-change.result.ts'
import type { VehicleChangeService } from './vehicle-change.service.ts'

/** Changes read by one statement. */
export const CHANGES_AT_ONCE = 100

/** Listeners behind these read the database by themselves; a change takes some 3 KB. */
const MOST_KEPT = 3000

const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 250
const FAILURE_PAUSE_MS = 1000

/** Times are rounded to the millisecond, some of them up, so the log is complete only up to two milliseconds ago. */
const SETTLING_MS = 2

/** Reads the log of changes once for all listeners of a process, and keeps the latest changes for them. */
export class ChangeReader {
  #kept: VehicleChange[] = []
  #notified = 0
  #isReading = false
  #hasStopped = false
  readonly #waiting = new Set<(news: unknown) => void>()

  /** Every change between the two positions is in #kept. */
  private constructor(
    private readonly log: VehicleChangeService,
    private keptFrom: ChangePosition,
    private keptTo: ChangePosition,
  ) {}

  /** Starts at the end of the log. */
  static async start(log: VehicleChangeService): Promise<ChangeReader> {
    const now = { time: await log.settledUntil(), id: '' }
    const reader = new ChangeReader(log, now, now)
    reader.wake()
    return reader
  }

  get position(): ChangePosition {
    return this.keptTo
  }

  stop(): void {
    this.#hasStopped = true
  }

  /** Reads new changes. Called after each commit to the catalogue. */
  wake(): void {
    this.#notified += 1
    if (!this.#isReading) this.#catchUp()
  }

  /** The kept changes behind a position; undefined when some of them are no longer kept. */
  keptBehind(position: ChangePosition): VehicleChange[] | undefined {
    if (comparePositions(position, this.keptFrom) < 0) return undefined
    // From the end, because most listeners are close to it.
    const last = this.#kept.findLastIndex((change) => comparePositions(placeOf(change), position) <= 0)
    return this.#kept.slice(last + 1)
  }

  /** Resolves when there may be changes behind the position, or with the signal. */
  async newsBehind(position: ChangePosition, signal: AbortSignal): Promise<void> {
    if (signal.aborted || comparePositions(position, this.keptTo) < 0) return
    const { promise, resolve } = Promise.withResolvers<unknown>()
    this.#waiting.add(resolve)
    signal.addEventListener('abort', resolve)
    await promise
    this.#waiting.delete(resolve)
    signal.removeEventListener('abort', resolve)
  }

  /** Reads until the log is complete up to the latest notification: an open transaction may still commit earlier changes. */
  async #catchUp(): Promise<void> {
    this.#isReading = true
    let target: Date | undefined
    let pauseMs = FIRST_PAUSE_MS
    for (let heard = 0; !this.#hasStopped; ) {
      if (heard !== this.#notified) {
        heard = this.#notified
        target = undefined
        pauseMs = FIRST_PAUSE_MS
      }
      try {
        const { now, settledUntil } = await this.log.times()
        target ??= new Date(now.getTime() + SETTLING_MS)
        if (await this.#readPage(settledUntil)) continue
        if (settledUntil >= target && heard === this.#notified) break
      } catch {
        // The watch on the database reports an outage.
        pauseMs = FAILURE_PAUSE_MS
      }
      await wait(pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    this.#isReading = false
  }

  /** Whether there may be more. */
  async #readPage(settledUntil: Date): Promise<boolean> {
    const until = later(settledUntil, this.keptTo.time)
    const changes = await this.log.between(this.keptTo, until, CHANGES_AT_ONCE)
    const isFull = changes.length === CHANGES_AT_ONCE
    this.keptTo = isFull ? placeOf(changes.at(-1)!) : { time: until, id: '' }
    this.#keep(changes)
    for (const resolve of changes.length > 0 ? this.#waiting : []) resolve(changes)
    return isFull
  }

  #keep(changes: VehicleChange[]): void {
    this.#kept.push(...changes)
    const dropped = this.#kept.splice(0, this.#kept.length - MOST_KEPT).at(-1)
    if (dropped) this.keptFrom = placeOf(dropped)
  }
}

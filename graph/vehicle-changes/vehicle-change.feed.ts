import { ArgumentError } from '#graph/api/argument-error.ts'
import { type ChangePosition, later, placeOf } from './change-position.ts'
import { CHANGES_AT_ONCE, ChangeReader } from './change-reader.ts'
import type { VehicleChangedArgs } from './vehicle-change.args.ts'
import type { VehicleChange } from './vehicle-change.result.ts'
import { positionOf, type VehicleChangeService } from './vehicle-change.service.ts'

export interface VehicleChangeContext {
  /** The changes of vehicles for a subscription, until the request's stream ends. */
  streamChanges(from: VehicleChangedArgs): AsyncIterable<VehicleChange>
}

/**
 * The log of changes as a stream for each listener. A listener is a position in the log and nothing else, so that one who
 * reads slowly costs no memory: it takes what is kept, or reads its own backlog page by page.
 */
export class VehicleChangeFeed {
  #listeners = 0
  #reader: Promise<ChangeReader> | undefined
  #backlog: Promise<unknown> = Promise.resolve()

  constructor(private readonly log: VehicleChangeService) {}

  /** Called after each commit to the catalogue. */
  wake(): void {
    this.#reader?.then((reader) => reader.wake()).catch(() => {})
  }

  /** The changes behind a place, or from now on, in the order of the log, until the signal. */
  stream({ since, after }: VehicleChangedArgs, signal: AbortSignal): AsyncGenerator<VehicleChange> {
    if (since && after != null) throw new ArgumentError('since', 'since cannot be used together with after.')
    const from = after == null ? since && { time: since, id: '' } : positionOf(after)
    return this.#follow(from ?? undefined, signal)
  }

  async *#follow(from: ChangePosition | undefined, signal: AbortSignal): AsyncGenerator<VehicleChange> {
    this.#listeners += 1
    try {
      this.#reader ??= ChangeReader.start(this.log)
      const reader = await this.#reader
      let position = from ?? reader.position
      while (!signal.aborted) {
        const kept = reader.keptBehind(position)
        const { changes, end } = kept
          ? { changes: kept, end: reader.position }
          : await this.#readBehind(position, reader)
        for (const change of changes) {
          if (signal.aborted) return
          yield change
        }
        position = end.time > position.time || changes.length > 0 ? end : position
        if (kept?.length === 0) await reader.newsBehind(position, signal)
      }
    } finally {
      this.#listeners -= 1
      if (this.#listeners === 0) this.#stopReading()
    }
  }

  /** One page of a listener's backlog; those of all listeners are read one after the other, beside the visitors' work. */
  #readBehind(position: ChangePosition, reader: ChangeReader) {
    const read = async () => {
      // An earlier answer still holds: no change can appear before it.
      const until = later(await this.log.settledUntil(), reader.position.time)
      const changes = await this.log.between(position, until, CHANGES_AT_ONCE)
      const isFull = changes.length === CHANGES_AT_ONCE
      return { changes, end: isFull ? placeOf(changes.at(-1)!) : { time: until, id: '' } }
    }
    const page = this.#backlog.then(read)
    this.#backlog = page.catch(() => {})
    return page
  }

  #stopReading(): void {
    this.#reader?.then((reader) => reader.stop()).catch(() => {})
    this.#reader = undefined
  }
}

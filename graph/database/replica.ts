import { setTimeout as wait } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from './catalogue-version.ts'
import { openDataSource, REPLICA_BOUNDS } from './data-source.ts'
import { isDatabaseDown } from './database-down.ts'
import type { OpenReadDatabase, ReadDatabase } from './read-database.ts'

const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 1000

// The insert position, not the write position, because an asynchronous commit is visible before its record is written.
const INSERTED = 'select pg_current_wal_insert_lsn()::text as position'
const REPLAYED = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll"'

// A replica cancels a query that conflicts with WAL replay.
const CANCELLED_BY_RECOVERY = '40001'

export interface ReplicaLog {
  warn(message: string): void
  info(message: string): void
}

interface ReplicaOptions {
  primary: DataSource
  url: string
  log: ReplicaLog
}

/**
 * Reads the catalogue from a replica once the replica has replayed every commit before the last notification, so that it
 * answers like the primary. While the primary cannot be reached, the replica answers as it is; while the replica is away,
 * the primary answers.
 */
export function followReplica(options: ReplicaOptions): OpenReadDatabase {
  return new FollowedReplica(options)
}

class FollowedReplica implements OpenReadDatabase {
  readonly #closing = new AbortController()
  #replica: DataSource | undefined
  #isPreferred = false
  #isAway = false
  #notifications = 0
  #catchingUp: Promise<void> | undefined

  constructor(private readonly options: ReplicaOptions) {}

  changed(version: CatalogueVersion): void {
    if (version.isLive) this.#readPrimaryUntilCaughtUp()
    else this.#isPreferred = this.#replica !== undefined
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#catchingUp
    await this.#replica?.destroy()
  }

  query: ReadDatabase['query'] = (...statement) => this.read((database) => database.query(...statement))

  read: ReadDatabase['read'] = async (work) => {
    const isPreferred = this.#isPreferred && this.#replica !== undefined
    const [first, second] = isPreferred ? [this.#replica!, this.options.primary] : [this.options.primary, this.#replica]
    try {
      return await work(first)
    } catch (error) {
      if (!second || !(isDatabaseDown(error) || isCancelledByRecovery(error))) throw error
      if (isPreferred && this.#isPreferred) {
        this.#recordLoss(error)
        this.#readPrimaryUntilCaughtUp()
      }
      return work(second)
    }
  }

  #readPrimaryUntilCaughtUp(): void {
    this.#isPreferred = false
    this.#notifications += 1
    this.#catchingUp ??= this.#catchUp()
  }

  /** Runs until the replica has caught up with the latest notification; never twice at the same time. */
  async #catchUp(): Promise<void> {
    while (!this.#isPreferred && !this.#closing.signal.aborted) await this.#catchUpWith(this.#notifications)
    this.#catchingUp = undefined
  }

  /** Resolves once the replica has every commit before this notification, or if there is a later one. */
  async #catchUpWith(notification: number): Promise<void> {
    const { url, primary } = this.options
    const isLatest = () => notification === this.#notifications && !this.#closing.signal.aborted
    let position: string | undefined
    for (let pause = FIRST_PAUSE_MS; isLatest(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        this.#replica ??= await openDataSource(url, { entities: primary.options.entities, bounds: REPLICA_BOUNDS })
        position ??= (await primary.query(INSERTED))[0].position
        const [{ hasAll }] = await this.#replica.query(REPLAYED, [position])
        this.#recordAnswer()
        if (hasAll && isLatest()) {
          this.#isPreferred = true
          return
        }
      } catch (error) {
        this.#recordLoss(error)
      }
      await wait(pause, undefined, { signal: this.#closing.signal }).catch(() => {})
    }
  }

  #recordAnswer(): void {
    if (this.#isAway) this.options.log.info('the replica answers again')
    this.#isAway = false
  }

  #recordLoss(error: unknown): void {
    if (!this.#isAway)
      this.options.log.warn(`the replica does not answer, reading from the primary: ${(error as Error).message}`)
    this.#isAway = true
  }
}

function isCancelledByRecovery(error: unknown): boolean {
  return (error as { code?: unknown }).code === CANCELLED_BY_RECOVERY
}

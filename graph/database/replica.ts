import { setTimeout as wait } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import { type Catalogue, catalogueWith, type OpenCatalogue } from './catalogue.ts'
import { connect } from './data-source.ts'
import { isDatabaseDown } from './database-down.ts'

const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 1000

const WRITTEN = 'select pg_current_wal_lsn()::text as position'
const REPLAYED = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll"'

// A replica that has to undo what a query still reads cancels the query.
const CANCELLED_BY_RECOVERY = '40001'

export interface ReplicaLog {
  warn(message: string): void
  info(message: string): void
}

interface ReplicaOptions {
  primary: DataSource
  /** Address of a streaming replica of the primary. */
  url: string
  log: ReplicaLog
}

/**
 * Reads the catalogue from a replica whenever that gives the same answer as the primary: it does once it has replayed
 * all that was written before the last announcement. A primary that cannot be heard is taken for gone, and the replica
 * for the best there is. When the replica is away, the primary answers.
 */
export function followReplica({ primary, url, log }: ReplicaOptions): OpenCatalogue {
  const closing = new AbortController()
  let replica: DataSource | undefined
  let isPreferred = false
  let isAway = false
  let round = 0

  const catchUp = async () => {
    round += 1
    const mine = round
    const isLatest = () => mine === round && !closing.signal.aborted
    let position: string | undefined
    for (let pause = FIRST_PAUSE_MS; isLatest(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        replica ??= await connect(url, { isForVisitors: true })
        position ??= (await primary.query(WRITTEN))[0].position
        const [{ hasAll }] = await replica.query(REPLAYED, [position])
        if (isAway) log.info('the replica answers again')
        isAway = false
        if (hasAll && isLatest()) {
          isPreferred = true
          return
        }
      } catch (error) {
        noteAway(error)
      }
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  let catchingUp = Promise.resolve()

  const followAnew = () => {
    isPreferred = false
    catchingUp = Promise.all([catchingUp, catchUp()]).then(() => {})
  }

  const noteAway = (error: unknown) => {
    if (!isAway) log.warn(`the replica does not answer, the primary is read: ${(error as Error).message}`)
    isAway = true
  }

  const read: Catalogue['read'] = async (work) => {
    const [first, second] = isPreferred && replica ? [replica, primary] : [primary, replica]
    try {
      return await work(first)
    } catch (error) {
      if (!second || !(isDatabaseDown(error) || isCancelledByRecovery(error))) throw error
      if (first === replica && isPreferred) {
        noteAway(error)
        followAnew()
      }
      return work(second)
    }
  }

  return {
    catalogue: catalogueWith(read),
    changed(version) {
      if (version.isLive) followAnew()
      else isPreferred = replica !== undefined
    },
    async close() {
      closing.abort()
      await catchingUp
      await replica?.destroy()
    },
  }
}

function isCancelledByRecovery(error: unknown): boolean {
  return (error as { code?: unknown }).code === CANCELLED_BY_RECOVERY
}

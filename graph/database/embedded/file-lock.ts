import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const SQLITE_BUSY = 5

/**
 * A shared or exclusive lock between processes: SQLite's lock on an empty file. The operating system releases it however the
 * process ends, so there are no stale locks to detect by a process id.
 */
export class FileLock {
  readonly #file: DatabaseSync

  constructor(path: string) {
    // Not an import, so that a program with DATABASE_URL also starts in a Node.js without the module.
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
    this.#file = new DatabaseSync(path, { timeout: 0 })
  }

  tryShared(): boolean {
    return this.#try('BEGIN; SELECT name FROM sqlite_master')
  }

  /** Releases its own shared lock first, so that the last holder can get the exclusive one. */
  tryAlone(): boolean {
    return this.#try('BEGIN EXCLUSIVE')
  }

  release(): void {
    this.#file.close()
  }

  #try(statements: string): boolean {
    if (this.#file.isTransaction) this.#file.exec('ROLLBACK')
    try {
      // The journal of an empty file: on a full disk it could not be written, and neither a start nor a stop would get the lock.
      this.#file.exec(`PRAGMA journal_mode = MEMORY; ${statements}`)
      return true
    } catch (error) {
      if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
      throw error
    }
  }
}

/** Runs `work` while no other call, in this process or another, holds the lock on the same file. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new FileLock(path)
  try {
    while (!lock.tryAlone()) await sleep(20)
    return await work()
  } finally {
    lock.release()
  }
}

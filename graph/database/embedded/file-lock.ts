import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const SQLITE_BUSY = 5

/**
 * A lock that many processes share or one holds alone: SQLite's lock on an empty file. The operating system releases it
 * when the process ends in any way, so that no stale lock has to be recognised by a process number.
 */
export class FileLock {
  readonly #file: DatabaseSync

  constructor(path: string) {
    // Not imported, so that a program with DATABASE_URL also starts where Node.js lacks the module.
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
    this.#file = new DatabaseSync(path, { timeout: 0 })
  }

  tryShared(): boolean {
    return this.#try('BEGIN; SELECT name FROM sqlite_master')
  }

  /** Releases a shared lock first, so that the last of many can tell that it is alone. */
  tryAlone(): boolean {
    return this.#try('BEGIN EXCLUSIVE')
  }

  release(): void {
    this.#file.close()
  }

  #try(statements: string): boolean {
    if (this.#file.isTransaction) this.#file.exec('ROLLBACK')
    try {
      this.#file.exec(statements)
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

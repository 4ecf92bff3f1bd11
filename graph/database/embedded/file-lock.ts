import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const SQLITE_BUSY = 5

/**
 * A lock that many processes may share or one may hold alone.
 * It is SQLite's lock on an empty file: the operating system drops it when its process ends, however it ends,
 * so that no lock is ever left behind to be judged by a process number that another program may have by now.
 */
export class FileLock {
  readonly #file: DatabaseSync

  constructor(path: string) {
    this.#file = new DatabaseSync(path, { timeout: 0 })
  }

  tryShared(): boolean {
    return this.#try('BEGIN; SELECT name FROM sqlite_master')
  }

  /** Gives up a shared hold first, so that the last of many can tell that it is alone. */
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

/** Runs `work` while no other process (or other call in this one) runs work under the same file. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new FileLock(path)
  try {
    while (!lock.tryAlone()) await sleep(20)
    return await work()
  } finally {
    lock.release()
  }
}

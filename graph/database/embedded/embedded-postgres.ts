import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#graph/runtime/start-error.ts'
import { findNativeFolder, findPostgres } from './binaries.ts'
import { EmbeddedCluster } from './cluster.ts'

const WATCH_MS = 1000

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

/**
 * Starts a Postgres on files in `dataDir`, or uses the one that another process has started there. The server outlives the
 * process that started it: it stops when the last of its users calls `stop` or exits. If that user is killed instead, it runs on
 * until the next one has come and gone. If the server itself is killed, a
 * user restarts it on the same port. Without `fsync`, which is for tests, a power cut may corrupt the data. Throws a StartError
 * if Postgres cannot run or `dataDir` cannot be used.
 */
export async function startEmbeddedPostgres(dataDir: string, options?: { fsync?: boolean }): Promise<EmbeddedPostgres> {
  const native = findNativeFolder()
  const home = prepareFolder(dataDir)
  const inTurn = <Result>(work: () => Promise<Result>) => withLock(join(home, 'turn.lock'), work)
  const { cluster, users, url } = await inTurn(() => enter(home, native, options?.fsync ?? true))
  let leaving: Promise<void> | undefined

  const restart = async () => {
    if (!leaving) await cluster.start()
  }
  const leave = async () => {
    try {
      if (users.tryAlone()) cluster.stop()
    } finally {
      users.release()
    }
  }
  // For a process that ends although something hangs; the server would run on without users.
  const leaveAtExit = () => {
    if (new FileLock(join(home, 'turn.lock')).tryAlone() && users.tryAlone()) cluster.stop()
  }
  process.once('exit', leaveAtExit)
  const watch = setInterval(() => {
    // Ignored: the user's queries report an error as well, and the next round tries again.
    if (!cluster.isAlive) inTurn(restart).catch(() => {})
  }, WATCH_MS).unref()

  return {
    url,
    stop() {
      clearInterval(watch)
      process.off('exit', leaveAtExit)
      leaving ??= inTurn(leave)
      return leaving
    },
  }
}

async function enter(home: string, native: string, fsync: boolean) {
  const cluster = new EmbeddedCluster(home, findPostgres(native, home), fsync)
  const users = new FileLock(join(home, 'users.lock'))
  try {
    users.tryShared()
    return { cluster, users, url: await cluster.start() }
  } catch (error) {
    users.release()
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    throw new StartError(`The embedded Postgres cannot start: the disk of ${home} is full. Make room on it.`)
  }
}

/** Postgres requires a folder that only its own user can read. */
function prepareFolder(dataDir: string): string {
  const home = join(resolve(dataDir), 'postgres')
  try {
    mkdirSync(resolve(dataDir), { recursive: true })
    mkdirSync(home, { recursive: true, mode: 0o700 })
    accessSync(home, constants.W_OK)
    return home
  } catch {
    throw new StartError(
      `The folder ${home} cannot be written to: set DATA_DIR to one that can, or DATABASE_URL to a Postgres of your own.`,
    )
  }
}

const SQLITE_BUSY = 5

/**
 * A shared or exclusive lock between processes: SQLite's lock on an empty file. The operating system releases it however the
 * process ends, so there are no stale locks to detect by a process id.
 */
class FileLock {
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
async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new FileLock(path)
  try {
    while (!lock.tryAlone()) await sleep(20)
    return await work()
  } finally {
    lock.release()
  }
}

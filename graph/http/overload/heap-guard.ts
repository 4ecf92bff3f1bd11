import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'

interface HeapBounds {
  /** Share of V8's heap limit, 0 to 1. Above it, V8 spends more and more time on garbage collection. */
  share: number
  /** The process exits after this long above the share while idle. */
  endAfterMs: number
}

/** The least time between two collections, each of which stops the process for some tenths of a second. */
const EMPTY_EVERY_MS = 10_000

/**
 * Watches the heap. When it is nearly full, every cache is emptied (`app.releasers`); `isFull` means that this was not enough. A
 * process that stays full while idle has a leak: it exits, and its supervisor starts a new one. Call `sample` regularly.
 */
export class HeapGuard {
  #emptiedAt = Number.NEGATIVE_INFINITY
  #idleSince: number | undefined

  isFull = false

  constructor(
    private readonly app: FastifyInstance,
    private readonly bounds: HeapBounds,
  ) {}

  sample(isIdle: boolean): void {
    const now = performance.now()
    this.isFull = this.#isAbove()
    if (this.isFull && now - this.#emptiedAt > EMPTY_EVERY_MS) {
      this.#emptiedAt = now
      for (const release of this.app.releasers) release()
      collectGarbage()
      this.isFull = this.#isAbove()
      this.app.log.warn({ isFull: this.isFull }, 'the heap was nearly full: the caches are emptied')
    }
    this.#idleSince = this.isFull && isIdle ? (this.#idleSince ?? now) : undefined
    if (this.#idleSince !== undefined && now - this.#idleSince > this.bounds.endAfterMs) this.#end()
  }

  #isAbove(): boolean {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    return used > limit * this.bounds.share
  }

  /** Shuts down gracefully, as after SIGTERM, but with the exit code of a failure. */
  #end(): void {
    this.#idleSince = undefined
    this.app.log.error('the heap stays full while idle: this process exits')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  }
}

/** Released memory counts as used until the garbage collector runs, which an idle process puts off. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

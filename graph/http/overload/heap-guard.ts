import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyBaseLogger } from 'fastify'

interface HeapBounds {
  /** Share of V8's heap limit, 0 to 1. Above it, V8 spends more and more time on garbage collection. */
  share: number
  /** The process exits after this long above the share while idle. */
  endAfterMs: number
}

/** The least time between two collections, each of which stops the process for some tenths of a second. */
const COLLECT_EVERY_MS = 10_000

/**
 * Watches the heap. `isFull` means that it is nearly full even without garbage. A process that stays full while idle has a leak:
 * it exits, and its supervisor starts a new one. Call `sample` regularly.
 */
export class HeapGuard {
  #collectedAt = Number.NEGATIVE_INFINITY
  #idleSince: number | undefined

  isFull = false

  constructor(
    private readonly log: FastifyBaseLogger,
    private readonly bounds: HeapBounds,
  ) {}

  sample(isIdle: boolean): void {
    const now = performance.now()
    this.isFull = this.#isAbove()
    if (this.isFull && now - this.#collectedAt > COLLECT_EVERY_MS) {
      this.#collectedAt = now
      collectGarbage()
      this.isFull = this.#isAbove()
      this.log.warn({ isFull: this.isFull }, 'the heap was nearly full: garbage is collected')
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
    this.log.error('the heap stays full while idle: this process exits')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  }
}

/** Garbage counts as used until V8 collects it, which a process without requests puts off. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { CompressionQueue } from './compression-queue.ts'
import { adoptForms, compress, type StoredResponse, sizeOf } from './stored-response.ts'

// 100 pages of 100 KB with 30 KB of compressed forms each, and some MB for the API.
const MAX_BYTES = 16 * 1024 * 1024
const MAX_BODY_BYTES = 4 * 1024 * 1024
const ENTRY_BYTES = 100
/** The most answers that get a second chance when one is stored: 2 ms of work. */
const MOST_EVICTED = 1000

// The smallest brotli takes 1 ms for every 1,000 bytes of a page (Node 24) and saves a tenth: each hit pays for 1 ms.
const BYTES_WORTH_A_HIT = 1000

/** The key that a body got last: callers who send the same text nearly always send the same `Accept`. */
interface BodyKey {
  accept: string | undefined
  key: string
}

interface ResponseStoreOptions {
  version: CatalogueVersion
  /** Bound of the answers that are kept, in bytes of memory. */
  maxBytes?: number
  log: FastifyBaseLogger
}

/** The kept answers by their keys; a background queue compresses those that are asked for. */
export class ResponseStore {
  private readonly version: CatalogueVersion
  private readonly log: FastifyBaseLogger
  private readonly answers: LRUCache<string, StoredResponse>
  /** The answers that the present `store` has pushed out, in order. */
  private evicted: [key: string, stored: StoredResponse][] = []
  private readonly keysByBody = new LRUCache<string, BodyKey>({
    maxSize: MAX_BODY_BYTES,
    sizeCalculation: ({ key }, body) => ENTRY_BYTES + 2 * (key.length + body.length),
  })
  private readonly quickQueue = new CompressionQueue((key) => this.compressKept(key, 'quick'))
  private readonly bestQueue = new CompressionQueue((key) => this.compressKept(key, 'best'))

  constructor({ version, maxBytes = MAX_BYTES, log }: ResponseStoreOptions) {
    this.version = version
    this.log = log
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (stored, key) => ENTRY_BYTES + 2 * key.length + sizeOf(stored),
      disposeAfter: (stored, key, reason) => {
        if (reason === 'evict') this.evicted.push([key, stored])
      },
    })
  }

  /**
   * Stores an answer. An evicted one that had hits stays, with half of them: a flood of unique addresses pushes out only
   * itself. Each that stays evicts others, so there is a bound.
   */
  private store(key: string, stored: StoredResponse): void {
    this.answers.set(key, stored)
    for (let index = 0; index < Math.min(this.evicted.length, MOST_EVICTED); index += 1) {
      const [evictedKey, evicted] = this.evicted[index]!
      if (evicted.hits === 0 || !this.isCurrent(evicted)) continue
      evicted.hits >>= 1
      this.answers.set(evictedKey, evicted)
    }
    this.evicted = []
  }

  findFresh(key: string): StoredResponse | undefined {
    const stored = this.answers.get(key)
    return stored && this.version.isLive && this.isCurrent(stored) ? stored : undefined
  }

  /** The answer that may stand in for one that failed, or cannot be computed at the moment. */
  findStale(key: string): StoredResponse | undefined {
    const stored = this.answers.peek(key)
    return stored && stored.staleUntil > performance.now() ? stored : undefined
  }

  /** Keeps an answer, unless one from newer data is there. */
  keep(key: string, stored: StoredResponse): void {
    const kept = this.answers.peek(key)
    if (kept?.etag === stored.etag) adoptForms(stored, kept)
    if (kept && kept.version > stored.version) return
    this.store(key, stored)
    this.offer(key, stored)
  }

  countHit(key: string, stored: StoredResponse): void {
    stored.hits += 1
    this.offer(key, stored)
  }

  /** The key of a request with this very text in its body and this `Accept`. */
  keyOfBody(body: string, accept: string | undefined): string | undefined {
    const known = this.keysByBody.get(body)
    return known && known.accept === accept ? known.key : undefined
  }

  rememberBody(body: string, bodyKey: BodyKey): void {
    this.keysByBody.set(body, bodyKey)
  }

  clear(): void {
    this.answers.clear()
    this.keysByBody.clear()
  }

  private isCurrent(stored: StoredResponse): boolean {
    return stored.version === this.version.current && stored.freshUntil > performance.now()
  }

  private offer(key: string, stored: StoredResponse): void {
    const effort = effortWorth(stored)
    if (effort === 'quick') this.quickQueue.add(key)
    if (effort === 'best') this.bestQueue.add(key)
  }

  /** Checks again whether the answer is there and worth it: both may have changed while the key waited. */
  private async compressKept(key: string, effort: 'quick' | 'best'): Promise<void> {
    const stored = this.answers.peek(key)
    if (!stored || !this.isCurrent(stored) || effortWorth(stored) !== effort) return
    try {
      const compressed = await compress(stored, effort)
      if (this.answers.peek(key) !== stored) return
      // A new object, because the LRU cache measures an object only once.
      const smaller = { ...stored, compressed, isSmallest: effort === 'best' }
      this.store(key, smaller)
      this.offer(key, smaller)
    } catch (error) {
      this.log.error(error, 'an answer could not be compressed')
    }
  }
}

/** The effort of the next compression; undefined when none is worth it. */
function effortWorth({ isSmallest, compressed, hits, identity }: StoredResponse): 'quick' | 'best' | undefined {
  if (isSmallest) return undefined
  if (compressed.length === 0) return 'quick'
  return hits * BYTES_WORTH_A_HIT >= identity.bytes.length ? 'best' : undefined
}

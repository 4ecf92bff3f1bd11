import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { type StoredResponse, sizeOf } from './stored-response.ts'

// Room for 100 pages of 100 KB, each with 30 KB of compressed variants, and a few MB for the API.
const MAX_BYTES = 16 * 1024 * 1024
const ENTRY_BYTES = 100

export class ResponseStore {
  private readonly version: CatalogueVersion
  private readonly answers: LRUCache<string, StoredResponse>

  constructor(version: CatalogueVersion, maxBytes = MAX_BYTES) {
    this.version = version
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (stored, key) => ENTRY_BYTES + 2 * key.length + sizeOf(stored),
    })
  }

  findFresh(key: string): StoredResponse | undefined {
    const stored = this.answers.get(key)
    const isFresh = stored?.version === this.version.current && stored.freshUntil > performance.now()
    return isFresh && this.version.isLive ? stored : undefined
  }

  /** A response that may replace one that failed or cannot be computed at the moment. */
  findStale(key: string): StoredResponse | undefined {
    const stored = this.answers.peek(key)
    return stored && stored.staleUntil > performance.now() ? stored : undefined
  }

  /** Stores a response, unless there is one from newer data. */
  keep(key: string, stored: StoredResponse): void {
    const known = this.answers.peek(key)
    if (!known || known.version <= stored.version) this.answers.set(key, stored)
  }
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from './catalogue-version.ts'

const MAX_REMEMBERED = 500
/** In characters; longer keys are hashed. */
const LONGEST_KEY = 200

/** Caches small results until the catalogue changes; concurrent calls share one computation. */
export class CatalogueCache {
  private readonly known = new LRUCache<string, { version: number; value: Promise<unknown> }>({ max: MAX_REMEMBERED })

  /** Without a version, results are cached for the current tick of the event loop only. */
  constructor(private readonly version: Pick<CatalogueVersion, 'current' | 'isLive'> = { current: 0, isLive: false }) {}

  remember<Value>(
    key: string,
    compute: () => Promise<Value>,
    isKept: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    // The version is read before the work, so that a result from older data never counts as new.
    const { current, isLive } = this.version
    const name = isLive ? nameOf(key) : `unwatched ${nameOf(key)}`
    const known = this.known.get(name)
    if (known?.version === current) return known.value as Promise<Value>
    const value = compute()
    const remembered = { version: current, value }
    this.known.set(name, remembered)
    const forget = () => this.known.peek(name) === remembered && this.known.delete(name)
    value.then((known) => isKept(known) || forget(), forget)
    // The fields of one operation run in one tick. A later request may follow a change that went unnoticed.
    if (!isLive) setImmediate(forget)
    return value
  }
}

const nameOf = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64')

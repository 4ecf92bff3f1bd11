import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from './catalogue-version.ts'

interface Remembered {
  version: number
  value: Promise<unknown>
}

const MAX_REMEMBERED = 500
const LONGEST_KEY = 500

/** Small results that hold for as long as the catalogue does not change; computed once for many who ask together. */
export class CatalogueMemo {
  private readonly known = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED })

  /** Without a version nothing is remembered. */
  constructor(private readonly version: Pick<CatalogueVersion, 'current' | 'isLive'> = { current: 0, isLive: false }) {}

  remember<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    // The version before the work: what was read from older data can never look new.
    const { current, isLive } = this.version
    if (!isLive || key.length > LONGEST_KEY) return compute()
    const known = this.known.get(key)
    if (known?.version === current) return known.value as Promise<Value>
    const value = compute()
    const remembered = { version: current, value }
    this.known.set(key, remembered)
    value.catch(() => this.known.peek(key) === remembered && this.known.delete(key))
    return value
  }
}

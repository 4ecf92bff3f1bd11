import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from './catalogue-version.ts'

interface Remembered {
  version: number
  value: Promise<unknown>
}

const MAX_REMEMBERED = 500
/** In characters; a longer key is remembered by its hash. */
const LONGEST_KEY = 200

/** Small results that hold for as long as the catalogue does not change; computed once for many who ask together. */
export class CatalogueMemo {
  private readonly known = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED })

  /** Without a version nothing is remembered beyond the turn of the event loop in which it was asked for. */
  constructor(private readonly version: Pick<CatalogueVersion, 'current' | 'isLive'> = { current: 0, isLive: false }) {}

  remember<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    // The version before the work: what was read from older data can never look new.
    const { current, isLive } = this.version
    const name = isLive ? nameOf(key) : `unheard ${nameOf(key)}`
    const known = this.known.get(name)
    if (known?.version === current) return known.value as Promise<Value>
    const value = compute()
    const remembered = { version: current, value }
    this.known.set(name, remembered)
    const forget = () => this.known.peek(name) === remembered && this.known.delete(name)
    value.catch(forget)
    // The fields of one operation ask in one turn; a later request may follow a change that nobody has heard of.
    if (!isLive) setImmediate(forget)
    return value
  }
}

function nameOf(key: string): string {
  return key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64')
}

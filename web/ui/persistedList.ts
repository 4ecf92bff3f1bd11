import { attempt } from '#web/environment/attempt.ts'

type Identified = { id: string }

export const LIST_CHANGED = 'listchanged'

/** A list may have changed: by this page, by another tab, or while this page was left (bfcache). */
const LIST_EVENTS = [LIST_CHANGED, 'storage', 'pageshow']

type Options<Item> = {
  /** The key in the browser's storage; a list that is empty has none. */
  key: string
  /** A function, since a browser that refuses storage throws when it is asked for. */
  storage: () => Storage
  most: number
  /** Whether a stored value is an item: scripts of other releases and visitors may have written anything. */
  isItem: (stored: Item) => boolean
}

type PersistedList<Item extends Identified> = {
  most: number
  /** The items as they are now; the same array while nothing changes. */
  read: () => readonly Item[]
  has: (id: string) => boolean
  /** Whether the browser has stored the items; otherwise they are kept until the page is left. */
  write: (items: readonly Item[]) => boolean
  remove: (id: string) => void
}

export const LONGEST_ID = 200

const isIdentified = (stored: unknown): stored is Identified => {
  const { id } = Object(stored)
  return typeof id === 'string' && id.length > 0 && id.length <= LONGEST_ID
}

const parse = (text: string | null): unknown[] => {
  const stored: unknown = attempt(() => JSON.parse(text ?? '[]'))
  return Array.isArray(stored) ? stored : []
}

const withoutRepeats = <Item extends Identified>(items: Item[]) =>
  [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed()

export const subscribe = (listener: () => void) => {
  for (const event of LIST_EVENTS) window.addEventListener(event, listener)
  return () => {
    for (const event of LIST_EVENTS) window.removeEventListener(event, listener)
  }
}

/** A list of vehicles on the visitor's device, each at most once. */
export const createPersistedList = <Item extends Identified>(options: Options<Item>): PersistedList<Item> => {
  const { key, storage, most, isItem } = options
  let text: string | null = null
  let items: readonly Item[] = []
  let isRefused = false

  const read = () => {
    if (isRefused) return items
    try {
      const stored = storage().getItem(key)
      if (stored === text) return items
      text = stored
      const valid = parse(stored).filter((item) => isIdentified(item) && isItem(item as Item)) as Item[]
      items = withoutRepeats(valid).slice(0, most)
    } catch {}
    return items
  }

  const write = (next: readonly Item[]) => {
    items = next.slice(0, most)
    text = items.length > 0 ? JSON.stringify(items) : null
    try {
      if (text) storage().setItem(key, text)
      else storage().removeItem(key)
      isRefused = false
    } catch {
      isRefused = true
    }
    window.dispatchEvent(new Event(LIST_CHANGED))
    return !isRefused
  }

  const has = (id: string) => read().some((item) => item.id === id)
  const remove = (id: string) => void write(read().filter((item) => item.id !== id))
  return { most, read, has, write, remove }
}

type Named = { id: string }

type Options<Item> = {
  key: string
  /** A function, since a browser that refuses storage throws when it is asked for. */
  storage: () => Storage
  /** The largest number of items. */
  most: number
  /** Whether a stored value is an item: scripts of other releases and visitors may have written anything. */
  isItem: (stored: Item) => boolean
}

export type KeptList<Item extends Named> = {
  most: number
  /** The items as they are now; the same array while nothing changes. */
  read: () => readonly Item[]
  has: (id: string) => boolean
  /** Whether the browser has stored the items; otherwise they are kept until the page is left. */
  write: (items: readonly Item[]) => boolean
  subscribe: (listener: () => void) => () => void
}

const LONGEST_ID = 200

const isNamed = (stored: unknown): stored is Named => {
  const { id } = Object(stored)
  return typeof id === 'string' && id.length > 0 && id.length <= LONGEST_ID
}

const parse = (text: string | null): unknown[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

const withoutRepeats = <Item extends Named>(items: Item[]) =>
  [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed()

/** A list of vehicles on the visitor's device, each at most once, the latest first. */
export const keptList = <Item extends Named>({ key, storage, most, isItem }: Options<Item>): KeptList<Item> => {
  let text: string | null = null
  let items: readonly Item[] = []
  let isRefused = false
  const listeners = new Set<() => void>()

  const read = () => {
    if (isRefused) return items
    try {
      const stored = storage().getItem(key)
      if (stored === text) return items
      text = stored
      items = withoutRepeats(parse(stored).filter((item) => isNamed(item) && isItem(item as Item)) as Item[]).slice(
        0,
        most,
      )
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
    for (const listener of listeners) listener()
    return !isRefused
  }

  const subscribe = (listener: () => void) => {
    // Another tab has written, or the browser shows a page that was left.
    const elsewhere = ['storage', 'pageshow']
    listeners.add(listener)
    for (const event of elsewhere) window.addEventListener(event, listener)
    return () => {
      listeners.delete(listener)
      for (const event of elsewhere) window.removeEventListener(event, listener)
    }
  }

  return { most, read, has: (id) => read().some((item) => item.id === id), write, subscribe }
}

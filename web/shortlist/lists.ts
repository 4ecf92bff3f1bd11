import { MOST_COMPARED } from '#graph/api/limits.ts'
import { listedId } from '#web/ui/listedIds.ts'
import { createPersistedList } from '#web/ui/persistedList.ts'

/** `at`, the time at which the list was changed last, is in ms since 1970. */
type ComparedCart = { id: string; at: number }
/** Name and price as they were when the cart was saved. */
export type SavedCart = { id: string; name: string; price: number }
/** `at` is in ms since 1970. */
type ViewedCart = { id: string; at: number }

const DAY_MS = 86_400_000
const isYounger =
  (days: number) =>
  ({ at }: { at: number }) =>
    at > Date.now() - days * DAY_MS

/** One list for all tabs, and for a day: who comes back later compares other carts. */
export const COMPARED = createPersistedList<ComparedCart>({
  key: 'compared',
  storage: () => localStorage,
  most: MOST_COMPARED,
  isItem: isYounger(1),
})

export const compareCarts = (ids: readonly string[]) => COMPARED.write(ids.map((id) => ({ id, at: Date.now() })))

/** The latest first. */
export const SAVED = createPersistedList<SavedCart>({
  key: 'saved',
  storage: () => localStorage,
  most: 50,
  isItem: ({ name, price }) => typeof name === 'string' && Number.isFinite(price),
})

/** The latest first. */
export const VIEWED = createPersistedList<ViewedCart>({
  key: 'viewed',
  storage: () => localStorage,
  most: 12,
  isItem: isYounger(30),
})

/** Puts the cart of the page (`data-viewed`) first among those that were viewed on this device. */
export const recordView = () => {
  const id = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  if (id) VIEWED.write([{ id, at: Date.now() }, ...VIEWED.read().filter((view) => view.id !== id)])
}

type Options = {
  onlyDifferences?: boolean
}

/** Address of a comparison, such as `/compare?ids=denago-nomad-xl,denago-ev-city`. */
export const comparePath = (ids: readonly string[], { onlyDifferences = false }: Options = {}) => {
  if (ids.length === 0) return '/compare'
  const list = ids.map((id) => encodeURIComponent(listedId(id))).join(',')
  return `/compare?ids=${list}${onlyDifferences ? '&only=differences' : ''}`
}

import { keptList } from './keptList.ts'
import { KEYS, MOST_VIEWED } from './keys.ts'

export type ComparedCart = { id: string }
/** Name and price as they were when the cart was saved. */
export type SavedCart = { id: string; name: string; price: number }
/** `at` is in ms since 1970. */
export type ViewedCart = { id: string; at: number }

const VIEWS_KEPT_MS = 30 * 86_400_000

/** Kept until the tab is closed. */
export const COMPARED = keptList<ComparedCart>({
  key: KEYS.compared,
  storage: () => sessionStorage,
  most: 4,
  isItem: () => true,
})

export const SAVED = keptList<SavedCart>({
  key: KEYS.saved,
  storage: () => localStorage,
  most: 50,
  isItem: ({ name, price }) => typeof name === 'string' && Number.isFinite(price),
})

export const VIEWED = keptList<ViewedCart>({
  key: KEYS.viewed,
  storage: () => localStorage,
  most: MOST_VIEWED,
  isItem: ({ at }) => at > Date.now() - VIEWS_KEPT_MS,
})

import { KEYS } from './keys.ts'
import { createPersistedList } from './persistedList.ts'

export type ComparedCart = { id: string }
/** Name and price as they were when the cart was saved. */
export type SavedCart = { id: string; name: string; price: number }
/** `at` is in ms since 1970. */
export type ViewedCart = { id: string; at: number }

const VIEWS_KEPT_MS = 30 * 86_400_000

/** Until the tab is closed. */
export const COMPARED = createPersistedList<ComparedCart>({
  key: KEYS.compared,
  storage: () => sessionStorage,
  most: 4,
  isItem: () => true,
})

/** The latest first. */
export const SAVED = createPersistedList<SavedCart>({
  key: KEYS.saved,
  storage: () => localStorage,
  most: 50,
  isItem: ({ name, price }) => typeof name === 'string' && Number.isFinite(price),
})

/** The latest first. */
export const VIEWED = createPersistedList<ViewedCart>({
  key: KEYS.viewed,
  storage: () => localStorage,
  most: 12,
  isItem: ({ at }) => at > Date.now() - VIEWS_KEPT_MS,
})

/** Prices and availability older than this are asked for again before they are shown as current, in ms. */
export const FRESH_MS = 5 * 60_000

/** Refreshes what was made at `madeAt` (ms since 1970) when the visitor comes back to the tab after it has aged. */
export const refreshOnReturn = (madeAt: number, refresh: () => Promise<unknown>) => {
  let freshUntil = madeAt + FRESH_MS
  const check = async () => {
    if (document.visibilityState !== 'visible' || Date.now() <= freshUntil) return
    try {
      await refresh()
      freshUntil = Date.now() + FRESH_MS
    } catch {
      // Without a network the old data stay; the next return asks again.
    }
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}

/** The age from which prices and availability are read again before they are shown as current, in ms. */
export const FRESH_MS = 5 * 60_000

/** Refreshes data of the time `madeAt` (ms since 1970) when the visitor comes back to the tab and they are too old. */
export const refreshOnReturn = (madeAt: number, refresh: () => Promise<unknown>) => {
  let freshUntil = madeAt + FRESH_MS
  const check = async () => {
    if (document.visibilityState !== 'visible' || Date.now() <= freshUntil) return
    try {
      await refresh()
      freshUntil = Date.now() + FRESH_MS
    } catch {
      // Without a network the old data stay until the next return.
    }
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}

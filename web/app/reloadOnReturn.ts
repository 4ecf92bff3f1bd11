import { FRESH_MS } from '#web/data/pageData.ts'
import { reload } from '#web/environment/reload.ts'
import { hasChanges } from '#web/islands/awaitUse.ts'
import { STALE_ID } from '#web/shell/startShell.ts'

/** Forms whose every change is in the address, and so outlives a load of the document. */
const IN_ADDRESS = '[data-in-address]'

/** A picture, menu or sheet that the visitor has opened: the document that is loaded again would show it closed. */
const OPENED = 'dialog[open],:popover-open'

/**
 * Loads the document again when the visitor comes back to a page that is older than five minutes: prices, availability and hours may have
 * changed. A page in which something was typed, chosen or opened says so instead. Without a network, or while the site is down, it stays as it is.
 */
export const reloadOnReturn = (renderedAt: number) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload the answer is new, also where the visitor's clock is wrong.
  let loadedAt = entry?.type === 'reload' ? Date.now() : renderedAt
  let isInUse = false
  document.addEventListener('input', ({ target }) => {
    isInUse ||= !(target as HTMLInputElement).form?.matches(IN_ADDRESS)
  })
  const check = async () => {
    if (document.visibilityState !== 'visible' || Date.now() <= loadedAt + FRESH_MS) return
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (!answer || answer.status >= 500) return
    // A form that came back would be sent again.
    const isTyped = [...document.forms].some(
      (form) => form.matches('[data-returned]') || (!form.matches(IN_ADDRESS) && hasChanges(form)),
    )
    if (!isInUse && !isTyped && !document.querySelector(OPENED)) return reload()
    loadedAt = Date.now()
    document.getElementById(STALE_ID)!.hidden = false
  }
  // Back shows what the browser has kept, however old it is.
  if (entry?.type === 'back_forward') check()
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', ({ persisted }) => persisted && check())
  document.querySelector(`#${STALE_ID} button`)?.addEventListener('click', reload)
}

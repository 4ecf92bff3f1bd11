const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scrolls to the element of a fragment, or to a position in px without one. Returns whether it got there. */
const scrollTo = (hash: string, top: number) => {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (part) part.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top, behavior: 'instant' })
  return part !== null || (!hash && Math.abs(window.scrollY - top) < 1)
}

/**
 * Scrolls, and repeats it whenever content that is still loading changes the height of the page, until the visitor acts.
 */
export const scrollUntilThere = (hash: string, top: number) => {
  const arrival = { isThere: scrollTo(hash, top), stop: () => {} }
  if (!hash && top === 0) return arrival
  const observer = new ResizeObserver(() => {
    arrival.isThere = scrollTo(hash, top)
  })
  arrival.stop = () => {
    arrival.isThere = true
    observer.disconnect()
    for (const action of ACTIONS) window.removeEventListener(action, arrival.stop, true)
  }
  observer.observe(document.body)
  for (const action of ACTIONS) window.addEventListener(action, arrival.stop, { capture: true, passive: true })
  return arrival
}

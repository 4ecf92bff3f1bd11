import { useEffect } from 'react'

/**
 * Lays out the parts that `offScreen` has left out once the browser is idle, so that a jump to the end of the page finds
 * its true length. Not at an address with a fragment: the layout would move its target out of sight.
 */
export const useWholeLayout = () => {
  useEffect(() => {
    if (window.location.hash) return
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? window.setTimeout
    whenIdle(() => {
      document.documentElement.dataset.laidOut = ''
    })
  }, [])
}

import { useEffect } from 'react'

/**
 * Lays out what `offScreen` has left out as soon as there is nothing else to do: a jump to the end of the page then finds
 * its true length, and a picture of the whole page shows all of it. Whoever came to a place far down keeps it in sight.
 */
export const useWholeLayout = () => {
  useEffect(() => {
    if (window.location.hash) return
    // Safari has no such callback.
    const whenIdle = window.requestIdleCallback ?? window.setTimeout
    whenIdle(() => {
      document.documentElement.dataset.laidOut = ''
    })
  }, [])
}

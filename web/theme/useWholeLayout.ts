import { useEffect } from 'react'

/**
 * Lays out the parts that `offScreen` skips, as soon as the browser is idle: then a jump to the end of the page finds its true
 * length, and a picture of the whole page shows all parts. A page opened at an anchor is left alone, so that the anchor stays in sight.
 */
export const useWholeLayout = () => {
  useEffect(() => {
    if (window.location.hash) return
    // Safari lacks requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? window.setTimeout
    whenIdle(() => {
      document.documentElement.dataset.laidOut = ''
    })
  }, [])
}

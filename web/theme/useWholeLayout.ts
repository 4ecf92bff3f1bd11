import { useEffect } from 'react'

// Safari lacks requestIdleCallback.
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? window.setTimeout)(work)

/** One part at a time, so that the browser can answer the visitor in between. */
const layOut = (parts: Iterator<HTMLElement>) =>
  whenIdle(() => {
    const { value: part, done } = parts.next()
    const laidOut = done ? document.documentElement : part
    laidOut.dataset.laidOut = ''
    if (!done) layOut(parts)
  })

/**
 * Lays out the parts that `offScreen` skips, as soon as the browser is idle: then a jump to the end of the page finds its true
 * length, and a picture of the whole page shows all parts. A page opened at an anchor is left alone, so that the anchor stays in sight.
 */
export const useWholeLayout = () => {
  useEffect(() => {
    if (window.location.hash) return
    layOut(document.querySelectorAll<HTMLElement>('main section, main li, footer').values())
  }, [])
}

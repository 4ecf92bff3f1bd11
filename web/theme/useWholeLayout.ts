import { useEffect } from 'react'

/**
 * Lays out parts for as long as the browser is idle, and goes on when it is idle again: the visitor can act in between. Animations
 * show the parts until all are laid out: React may not have hydrated them yet, and would miss an attribute.
 */
const layOut = (parts: HTMLElement[], shown: Animation[] = [], idle?: IdleDeadline) => {
  // Without a deadline, as in Safari, all of them at once.
  while (parts.length > 0 && (idle?.timeRemaining() ?? 1) > 0) {
    const part = parts.shift()!
    shown.push(part.animate({ contentVisibility: ['visible', 'visible'] }, { fill: 'forwards' }))
    // Reading a size makes the browser lay out the part now, within the time that is left.
    part.getBoundingClientRect()
  }
  if (parts.length > 0) return void window.requestIdleCallback((next) => layOut(parts, shown, next))
  document.documentElement.dataset.laidOut = ''
  for (const animation of shown) animation.cancel()
}

/**
 * Lays out the parts that `offScreen` skips, as soon as the browser is idle: then a jump to the end of the page finds its true
 * length, and a picture of the whole page shows all parts. A page opened at an anchor is left alone, so that the anchor stays in sight.
 */
export const useWholeLayout = () => {
  useEffect(() => {
    if (window.location.hash) return
    const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')]
    // Safari lacks requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback((idle) => layOut(parts, [], idle))
    else window.setTimeout(() => layOut(parts))
  }, [])
}

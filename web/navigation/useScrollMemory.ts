import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { entryOf, notePlace, storePlaces, topOf } from './places.ts'
import { scrollUntilThere } from './scrollUntilThere.ts'

/** `location.state` of a navigation that does not start at the top of its page. */
export type ScrollState = { scroll: 'keep' | number }

/** For a navigation that changes a part of the open page, such as a filter. */
export const KEEP_SCROLL: ScrollState = { scroll: 'keep' }

export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })

/** Moves focus and scroll position to the target of a navigation; undefined if they stay. */
const arrive = (from: Location, to: Location, isBack: boolean) => {
  if (entryOf(from) === entryOf(to)) return
  const isSamePage = from.pathname === to.pathname
  if (isBack) {
    // The browser has handled a fragment of the same page itself.
    if (isSamePage && window.history.state === null) return
    if (!isSamePage) focusPage()
    const top = topOf(to)
    return top === undefined ? scrollUntilThere(to.hash, 0) : scrollUntilThere('', top)
  }
  const { scroll = 0 } = (to.state ?? {}) as Partial<ScrollState>
  if (scroll === 'keep') return
  focusPage()
  if (to.hash) document.getElementById(to.hash.slice(1))?.focus({ preventScroll: true })
  return scrollUntilThere(to.hash, scroll)
}

/**
 * Starts each page at the top; Back and Forward restore the scroll position. The browser's own restoration would scroll before
 * the page has rendered.
 */
export const useScrollMemory = () => {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(location)

  // Not a passive effect: the old page's listener must be gone before the browser scrolls the new page, which may be shorter.
  useLayoutEffect(() => {
    const arrival = shown.current === location ? undefined : arrive(shown.current, location, isBack)
    shown.current = location
    // Fragment entries were created by the browser, which restores them too.
    window.history.scrollRestoration = window.history.state ? 'manual' : 'auto'
    const note = () => {
      if (arrival?.isThere ?? true) notePlace(location, window.scrollY)
    }
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      arrival?.stop()
    }
  }, [location, isBack])

  useEffect(() => {
    // The browser restores the position on a reload and on the way back from another document.
    const leave = () => {
      window.history.scrollRestoration = 'auto'
      storePlaces()
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}

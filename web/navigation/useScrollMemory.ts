import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { entryOf, notePlace, storePlaces, topOf } from './places.ts'
import { scrollUntilThere } from './scrollUntilThere.ts'

/** `location.state` of a navigation that does not start at the top of its page. */
export type ScrollState = { scroll: 'keep' | number }

/** For a navigation that changes a part of the open page, such as a filter. */
export const KEEP_SCROLL: ScrollState = { scroll: 'keep' }

export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })

/** Moves the focus and the view to where a navigation leads; undefined where they stay. */
const arrive = (from: Location, to: Location, isBack: boolean) => {
  if (entryOf(from) === entryOf(to)) return
  const isSamePage = from.pathname === to.pathname
  if (isBack) {
    // The browser has followed a fragment of the open page by itself.
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
 * Starts each page at its top; Back and Forward return to where the visitor was, on every page. Within one document the browser
 * would scroll before the page is there.
 */
export const useScrollMemory = () => {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(location)

  // Not a passive effect: the old page must be silent before the browser scrolls the new one, which may be shorter.
  useLayoutEffect(() => {
    const arrival = shown.current === location ? undefined : arrive(shown.current, location, isBack)
    shown.current = location
    // The entry of a fragment was made by the browser, which also restores it.
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
    // A reload, and the way back from another document, are the browser's.
    const leave = () => {
      window.history.scrollRestoration = 'auto'
      storePlaces()
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}

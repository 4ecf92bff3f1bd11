import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const AGAIN_AFTER_MS = 10

const scroll = (hash: string) => {
  const part = hash && document.getElementById(hash.slice(1))
  if (part) part.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })

/** Scrolls to the top of the page, or to the part that the address names, and moves the focus to the page. */
export const startAtTop = (hash = '') => {
  focusPage()
  scroll(hash)
}

/** The long list, on which Back leads to the place that the visitor left. */
const KEEP_PLACE = '/inventory'

/** Starts each page at its top, and again once late content has its size. */
export const useScrollToTop = () => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isBack && pathname === KEEP_PLACE) return focusPage()
    startAtTop(hash)
    const again = setTimeout(() => scroll(hash), AGAIN_AFTER_MS)
    return () => clearTimeout(again)
  }, [pathname, hash, isBack])
}

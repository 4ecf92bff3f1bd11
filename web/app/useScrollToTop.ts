import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const AGAIN_AFTER_MS = 10

const scrollToTop = () => window.scrollTo({ top: 0, left: 0, behavior: 'instant' })

/** On every change of page: back to the top, at once and again once late content has its size; focus moves to the page. */
export const useScrollToTop = (mainId: string) => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
    scrollToTop()
    const again = setTimeout(scrollToTop, AGAIN_AFTER_MS)
    return () => clearTimeout(again)
  }, [pathname, mainId])
}

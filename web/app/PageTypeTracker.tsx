import { useEffect } from 'react'
import { useLocation } from 'react-router'

type PageView = { event: 'page_view'; pageType: string; path: string }

declare global {
  interface Window {
    dataLayer?: PageView[]
  }
}

/** Tells any tag manager which kind of page is shown; nothing is sent anywhere by default. */
export const PageTypeTracker = ({ type }: { type: string }) => {
  const { pathname } = useLocation()
  useEffect(() => {
    document.documentElement.dataset.pageType = type
    window.dataLayer ??= []
    window.dataLayer.push({ event: 'page_view', pageType: type, path: pathname })
  }, [type, pathname])
  return null
}

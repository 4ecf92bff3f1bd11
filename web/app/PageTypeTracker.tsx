import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onHeadTags } from '#web/seo/headTags.ts'

type PageView = { event: 'page_view'; pageType: string; path: string }

declare global {
  interface Window {
    dataLayer?: PageView[]
  }
}

/** Pushes a page view to the tag manager's `dataLayer`, once the document has the page's title. */
export const PageTypeTracker = ({ type }: { type: string }) => {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    document.documentElement.dataset.pageType = type
    const count = () => {
      window.dataLayer ??= []
      window.dataLayer.push({ event: 'page_view', pageType: type, path: pathname })
    }
    // The server's HTML already has the first page's head tags.
    if (!isFirst.current) return onHeadTags(count)
    isFirst.current = false
    count()
  }, [type, pathname])
  return null
}

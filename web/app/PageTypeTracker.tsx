import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onHeadTags } from '#web/seo/headTags.ts'

type PageView = { event: 'page_view'; pageType: string; path: string }

declare global {
  interface Window {
    dataLayer?: PageView[]
  }
}

/** Reports the kind of page to a tag manager, if there is one, once the document has the page's title. */
export const PageTypeTracker = ({ type }: { type: string }) => {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    document.documentElement.dataset.pageType = type
    const count = () => {
      window.dataLayer ??= []
      window.dataLayer.push({ event: 'page_view', pageType: type, path: pathname })
    }
    // The server's HTML has the head tags of the first page.
    if (!isFirst.current) return onHeadTags(count)
    isFirst.current = false
    count()
  }, [type, pathname])
  return null
}

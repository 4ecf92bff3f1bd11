import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { IS_SERVER } from '#web/environment/isServer.ts'

const PAGE_TAGS = [
  'title, link[rel=canonical], link[rel=alternate][type="application/atom+xml"]',
  'meta[property], meta[name]:not([name=viewport], [name=theme-color])',
].join()
const EVENT = 'ridgeline:head-tags'

let serverTags = IS_SERVER ? [] : [...document.head.querySelectorAll(PAGE_TAGS)]

/** Beside head tags that the browser renders: removes the server's. */
export const useInPlaceOfServerTags = () => {
  useLayoutEffect(() => {
    for (const tag of serverTags) tag.remove()
    serverTags = []
  }, [])
}

/** Beside the final head tags of a page: announces them, and again when another address shows the same page. */
export const InPlaceOfServerTags = () => {
  const { pathname } = useLocation()
  useInPlaceOfServerTags()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page view of its own
  useEffect(() => {
    window.dispatchEvent(new Event(EVENT))
  }, [pathname])
  return null
}

/** Calls the listener once the document has the tags of the next page; returns a function that cancels the call. */
export const onHeadTags = (listener: () => void) => {
  window.addEventListener(EVENT, listener, { once: true })
  return () => window.removeEventListener(EVENT, listener)
}

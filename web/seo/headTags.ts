import { useEffect, useLayoutEffect } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'

const PAGE_TAGS = [
  'title, link[rel=canonical], link[rel=alternate][type="application/atom+xml"]',
  'meta[property], meta[name]:not([name=viewport], [name=theme-color])',
].join()
const EVENT = 'ridgeline:head-tags'

let serverTags = IS_SERVER ? [] : [...document.head.querySelectorAll(PAGE_TAGS)]

/** Beside head tags that the browser renders: removes the server's, and announces the new ones. */
export const InPlaceOfServerTags = () => {
  useLayoutEffect(() => {
    for (const tag of serverTags) tag.remove()
    serverTags = []
  }, [])
  useEffect(() => {
    window.dispatchEvent(new Event(EVENT))
  }, [])
  return null
}

/** Calls the listener once the document has the tags of the next page; returns a function that cancels the call. */
export const onHeadTags = (listener: () => void) => {
  window.addEventListener(EVENT, listener, { once: true })
  return () => window.removeEventListener(EVENT, listener)
}

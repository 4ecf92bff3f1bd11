import { useEffect, useLayoutEffect } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'

const PAGE_TAGS = 'title, link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=theme-color])'
const EVENT = 'ridgeline:head-tags'

let servedTags = IS_SERVER ? [] : [...document.head.querySelectorAll(PAGE_TAGS)]

/** Beside the tags that the browser renders by itself: the first of them take the place of the server's. */
export const InPlaceOfServedTags = () => {
  useLayoutEffect(() => {
    for (const tag of servedTags) tag.remove()
    servedTags = []
  }, [])
  useEffect(() => {
    window.dispatchEvent(new Event(EVENT))
  }, [])
  return null
}

/** Calls back once, when the document has the tags of the next page; returns what stops waiting. */
export const onHeadTags = (listener: () => void) => {
  window.addEventListener(EVENT, listener, { once: true })
  return () => window.removeEventListener(EVENT, listener)
}

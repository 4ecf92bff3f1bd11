import { useState, useSyncExternalStore } from 'react'
import { IS_SERVER } from '#web/environment/isServer.ts'

/**
 * Props of an element whose content the browser keeps as the server wrote it. One object for all of them: React compares
 * objects, and writes another one's HTML into the page.
 */
export const SKIP_HYDRATION = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const subscribeToNothing = () => () => {}
const sameSnapshot = () => null

/** Whether React is hydrating the component: React asks for the server's snapshot then, and only then. */
export const useIsHydrating = () => {
  let isHydrating = false
  // Both snapshots are the same: React renders a component once more when they differ.
  useSyncExternalStore(subscribeToNothing, sameSnapshot, () => {
    isHydrating = !IS_SERVER
    return sameSnapshot()
  })
  return isHydrating
}

/** Whether the component stands in the server's HTML, rendered from an equal value (as JSON). */
export const useIsServerHtml = (value: unknown) => {
  const isHydrating = useIsHydrating()
  const json = IS_SERVER ? '' : JSON.stringify(value)
  const [renderedFrom, setRenderedFrom] = useState(isHydrating ? json : undefined)
  // The first other value takes the place of the server's HTML for good.
  if (renderedFrom !== undefined && renderedFrom !== json) setRenderedFrom(undefined)
  return renderedFrom === json
}

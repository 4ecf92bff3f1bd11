import { useState, useSyncExternalStore } from 'react'
import { IS_SERVER } from '#web/environment/isServer.ts'

/**
 * Props of an element whose content stays as the server wrote it. React compares `dangerouslySetInnerHTML` by reference: a new
 * object would replace the server's HTML.
 */
export const SKIP_HYDRATION = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const subscribeToNothing = () => () => {}
const sameSnapshot = () => null

/** Whether React is hydrating the component: React asks for the server's snapshot then, and only then. */
export const useIsHydrating = () => {
  let isHydrating = false
  // Both snapshots are equal: React would render the component again if they differed.
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
  // Once the value has changed, the server's HTML is never shown again, even if the value comes back.
  if (renderedFrom !== undefined && renderedFrom !== json) setRenderedFrom(undefined)
  return renderedFrom === json
}
